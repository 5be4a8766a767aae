#include "halfmove/policy/proof_entry.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

template <int MaxPlies>
void check_round_trip() {
    using entry = proof_entry<MaxPlies>;
    static_assert(table_payload<entry>);
    const auto check = [](score lower, score upper) {
        for (const int work : {1, 7, 63}) {
            const entry stored{{lower, upper}, work};
            REQUIRE(stored.pack() != 0);
            REQUIRE(stored.pack() < (std::uint64_t{1} << entry::bits));
            const entry back = entry::unpack(stored.pack());
            REQUIRE(back.bounds == stored.bounds);
            REQUIRE(back.work == work);
        }
    };
    for (int distance = 0; distance <= MaxPlies; distance += MaxPlies > 100 ? 37 : 1) {
        check(loss_in(distance), win_in(distance));
        check(loss_in(distance), draw_score);
        check(draw_score, win_in(distance));
        check(win_in(distance), win_score);
    }
}

}  // namespace

TEST_CASE("every pair of possible bounds survives packing") {
    check_round_trip<1>();
    check_round_trip<9>();
    check_round_trip<42>();
    check_round_trip<63>();
    check_round_trip<max_distance>();
    static_assert(proof_entry<max_distance>::bits <= 32);
}

TEST_CASE("work counts in powers of two, from one") {
    CHECK(proof_entry<42>::work_of(0) == 1);
    CHECK(proof_entry<42>::work_of(1'000) > proof_entry<42>::work_of(100));
    CHECK(proof_entry<42>::work_of(~std::uint64_t{0}) == 63);
    CHECK(proof_entry<42>{{}, 12}.worth() == 12);
}
