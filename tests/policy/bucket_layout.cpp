#include "halfmove/policy/bucket_layout.hpp"

#include "halfmove/board/bit_set.hpp"
#include "halfmove/core/random.hpp"

#include <doctest/doctest.h>

#include <set>

namespace {

using namespace halfmove;

struct small_note {
    static constexpr int bits = 20;
    std::uint64_t value = 1;

    [[nodiscard]] constexpr std::uint64_t pack() const noexcept { return value; }
    [[nodiscard]] static constexpr small_note unpack(std::uint64_t word) noexcept { return {word}; }
    [[nodiscard]] static constexpr int worth() noexcept { return 0; }
};

using packed = detail::bucket_layout<std::uint64_t, small_note, 49>;
using whole = detail::bucket_layout<std::uint64_t, small_note, 64>;
using wide = detail::bucket_layout<bit_set<72>, small_note, 128>;
using huge = detail::bucket_layout<bit_set<480>, small_note, 480>;

static_assert(sizeof(packed::bucket) == 64 && packed::ways == 8);
static_assert(sizeof(whole::bucket) == 64 && whole::ways == 5);
static_assert(sizeof(wide::bucket) == 64 && wide::ways == 3);
static_assert(sizeof(huge::bucket) == 128 && huge::ways == 1);

}  // namespace

TEST_CASE("spreading a narrow key is a bijection") {
    using narrow = detail::bucket_layout<std::uint32_t, small_note, 14>;
    std::set<std::uint64_t> seen;
    for (std::uint32_t key = 0; key < (1U << 14); ++key) { seen.insert(narrow::place_of(key).spread); }
    CHECK(seen.size() == (1U << 14));
    CHECK(*seen.rbegin() == (1U << 14) - 1);
}

TEST_CASE("a packed entry gives back its payload and, with the number of its bucket, its place") {
    random_generator random{1};
    for (int index_bits = packed::least_index_bits; index_bits < 30; ++index_bits) {
        for (int i = 0; i < 100; ++i) {
            const std::uint64_t key = random() >> 15;
            const packed::place at = packed::place_of(key);
            const std::uint64_t number = at.spread >> (packed::place_bits - index_bits);
            packed::bucket home{};
            REQUIRE(home.empty(3));
            home.set(3, at, 0xabcde);
            REQUIRE(home.holds(3, at));
            REQUIRE(home.payload(3) == 0xabcde);
            REQUIRE(home.place_at(3, number, index_bits).spread == at.spread);
            REQUIRE(!home.holds(3, packed::place_of(key ^ 1)));
        }
    }
}
