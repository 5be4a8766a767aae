#include "halfmove/core/random.hpp"

#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <vector>

using namespace halfmove;
using support::looks_uniform;

namespace {

/// Computed by an independent program from the published definitions of splitmix64 and xoshiro256** (Blackman and
/// Vigna, 2018), which was itself checked against their published first numbers for the state 1, 2, 3, 4.
constexpr bool known_answers() {
    const auto begins_with = [](std::uint64_t seed, const std::array<std::uint64_t, 6>& expected) {
        random_generator random{seed};
        for (const std::uint64_t number : expected) {
            if (random() != number) { return false; }
        }
        return true;
    };
    return begins_with(0,
                       {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c,
                        0xbba5ad4a1f842e59, 0xffef8375d9ebcaca}) &&
        begins_with(42,
                    {0x15780b2e0c2ec716, 0x6104d9866d113a7e, 0xae17533239e499a1, 0xecb8ad4703b360a1, 0xfde6dc7fe2ec5e64,
                     0xc50da53101795238}) &&
        begins_with(~std::uint64_t{0},
                    {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f, 0x913593fda1bca32a,
                     0xbb535e93941ba525});
}

constexpr bool known_dice() {
    random_generator random{7};
    for (const std::uint32_t expected : {4U, 1U, 5U, 5U, 5U, 5U, 0U, 0U, 2U, 0U, 3U, 4U, 5U, 5U, 2U, 3U}) {
        if (uniform_below(random, 6) != expected) { return false; }
    }
    for (const std::uint32_t expected : {256697U, 466258U, 156499U, 133701U}) {
        if (uniform_below(random, 1'000'000) != expected) { return false; }
    }
    return true;
}

static_assert(known_answers() && known_dice());
static_assert(std::uniform_random_bit_generator<random_generator>);

}  // namespace

TEST_CASE("the sequence is that of xoshiro256** on every platform") {
    CHECK(known_answers());
    CHECK(known_dice());
}

TEST_CASE("equal seeds give equal sequences, other seeds others") {
    random_generator a{5};
    random_generator b{5};
    CHECK(a == b);
    for (int i = 0; i < 1000; ++i) { REQUIRE(a() == b()); }
    CHECK(a == b);
    CHECK(a != random_generator{6});
    CHECK(random_generator{} == random_generator{0});
}

TEST_CASE("a split generator goes its own way, the same way each time") {
    random_generator a{5};
    random_generator b{5};
    random_generator child = a.split();
    CHECK(child == b.split());
    CHECK(a == b);
    CHECK(child() != a());
    CHECK(a.split() != child);
}

TEST_CASE("uniform_below draws every number equally often and no other") {
    random_generator random{11};
    for (const std::uint32_t count : {1U, 2U, 3U, 7U, 10U, 225U}) {
        std::vector<int> drawn(count, 0);
        for (std::uint32_t i = 0; i < 1000 * count; ++i) {
            const std::uint32_t number = uniform_below(random, count);
            REQUIRE(number < count);
            ++drawn[number];
        }
        CHECK(looks_uniform(drawn));
    }
}

TEST_CASE("uniform_below has no bias even where a plain remainder would be worst") {
    // 3 * 2^30 numbers: without rejection the residues 0 modulo 3 would come up twice as often as the others.
    random_generator random{12};
    const std::uint32_t count = 3U << 30;
    std::vector<int> drawn(3, 0);
    for (int i = 0; i < 30'000; ++i) { ++drawn[uniform_below(random, count) % 3]; }
    CHECK(looks_uniform(drawn));
    CHECK_FALSE(looks_uniform({10'000, 9'000, 11'000}));
}

TEST_CASE("uniform_unit lies in [0, 1) and fills it evenly") {
    random_generator random{13};
    std::vector<int> drawn(10, 0);
    for (int i = 0; i < 10'000; ++i) {
        const double unit = uniform_unit(random);
        REQUIRE(unit >= 0.0);
        REQUIRE(unit < 1.0);
        ++drawn[static_cast<std::size_t>(unit * 10)];
    }
    CHECK(looks_uniform(drawn));
}
