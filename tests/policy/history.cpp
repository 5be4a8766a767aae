#include "halfmove/policy/history.hpp"

#include "halfmove/core/limits.hpp"
#include "halfmove/policy/order_by.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

struct numbered : support::take_away<10> {
    static constexpr std::size_t move_indices = 3;
    static constexpr std::size_t move_index(move taken) { return static_cast<std::size_t>(taken - 1); }
};

static_assert(order_criterion<history<numbered>, numbered>);

int rank_of(const history<numbered>& known, int taken) { return known.rank({10}, taken, {}); }

}  // namespace

TEST_CASE("cut-offs count more the farther they are from the leaves") {
    history<numbered> known;
    CHECK(rank_of(known, 1) == 0);
    known.cut_off(1, {.ply = 0, .depth = 5, .suggested = {}});
    known.cut_off(2, {.ply = 9, .depth = 3, .suggested = {}});
    known.cut_off(2, {.ply = 2, .depth = 3, .suggested = {}});
    CHECK(rank_of(known, 1) > rank_of(known, 2));
    CHECK(rank_of(known, 2) > rank_of(known, 3));
    known.cut_off(2, {.ply = 0, .depth = 5, .suggested = {}});
    CHECK(rank_of(known, 2) > rank_of(known, 1));
    known.forget();
    CHECK(rank_of(known, 2) == 0);
}

TEST_CASE("counts stay within 16 bits, and the others keep their proportion") {
    history<numbered> known;
    for (int i = 0; i < 10; ++i) { known.cut_off(2, {.ply = 0, .depth = 40, .suggested = {}}); }
    const int before = rank_of(known, 2);
    for (int i = 0; i < 10'000; ++i) {
        known.cut_off(1, {.ply = 0, .depth = max_depth, .suggested = {}});
        REQUIRE(rank_of(known, 1) <= 0x7fff);
    }
    CHECK(rank_of(known, 1) >= 0x3fff);
    CHECK(rank_of(known, 2) < before / 100);
}
