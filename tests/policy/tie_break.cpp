#include "halfmove/policy/tie_break.hpp"

#include "support/take_away.hpp"
#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using namespace halfmove;

namespace {

struct picks_nothing {
    static void pick(std::span<const int>) {}
};

static_assert(tie_break<first_of_equals, support::take_away<7>> && tie_break<random_of_equals, support::take_away<7>>);
static_assert(!tie_break<picks_nothing, support::take_away<7>> && !tie_break<int, support::take_away<7>>);

constexpr std::array equals{4, 7, 1, 9};

}  // namespace

TEST_CASE("the first of equals is the one generated first") {
    CHECK(first_of_equals::pick(std::span<const int>{equals}) == 4);
    CHECK(first_of_equals::pick(std::span<const int>{equals}.subspan(2)) == 1);
}

TEST_CASE("a random one is drawn fairly, and again with the same seed") {
    random_generator random{8};
    random_generator again{8};
    const random_of_equals rule{random};
    const random_of_equals same_rule{again};
    std::vector<int> counts(10);
    for (int i = 0; i < 4000; ++i) {
        const int picked = rule.pick(std::span<const int>{equals});
        REQUIRE(picked == same_rule.pick(std::span<const int>{equals}));
        ++counts[static_cast<std::size_t>(picked)];
    }
    CHECK(support::looks_uniform({counts[4], counts[7], counts[1], counts[9]}));
    CHECK(counts[4] + counts[7] + counts[1] + counts[9] == 4000);
}
