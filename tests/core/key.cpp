#include "halfmove/core/key.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <set>
#include <string>

using namespace halfmove;
using support::take_away;

namespace {

struct named_key {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return mix_bits(high) ^ low; }
    constexpr auto operator<=>(const named_key&) const = default;
};

struct unordered_key {
    [[nodiscard]] static std::uint64_t hash();
    bool operator==(const unordered_key&) const = default;
};

static_assert(game_key<std::uint64_t> && game_key<std::uint8_t> && game_key<named_key>);
static_assert(!game_key<int> && !game_key<double> && !game_key<std::string> && !game_key<unordered_key>);

using stones = take_away<5>;

struct keyed : stones {
    static constexpr std::uint32_t key(const state& position) { return static_cast<std::uint32_t>(position.stones); }
};
struct injective : keyed {
    static constexpr bool key_is_injective = true;
};
struct not_injective : keyed {
    static constexpr bool key_is_injective = false;
};

static_assert(!keyed_game<stones> && keyed_game<keyed> && std::same_as<key_of<keyed>, std::uint32_t>);
static_assert(injectively_keyed_game<injective> && !injectively_keyed_game<keyed>);
static_assert(!injectively_keyed_game<not_injective>);
static_assert(hash_of(std::uint64_t{7}) == mix_bits(7) && hash_of(named_key{0, 5}) == 5);

}  // namespace

TEST_CASE("mixing spreads every bit over about half of the word") {
    // The avalanche of a good mixer: changing one bit changes 32 of 64 on average.
    for (int bit = 0; bit < 64; ++bit) {
        int changed = 0;
        for (std::uint64_t i = 0; i < 200; ++i) {
            const std::uint64_t word = i * 0x9e3779b97f4a7c15;
            changed += std::popcount(mix_bits(word) ^ mix_bits(word ^ (std::uint64_t{1} << bit)));
        }
        CHECK(changed > 200 * 28);
        CHECK(changed < 200 * 36);
    }
}

TEST_CASE("mixing keeps different words different") {
    std::set<std::uint64_t> mixed;
    for (std::uint64_t i = 0; i < 10'000; ++i) { mixed.insert(mix_bits(i)); }
    CHECK(mixed.size() == 10'000);
}
