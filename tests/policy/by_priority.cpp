#include "halfmove/policy/by_priority.hpp"

#include "halfmove/policy/order_by.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

/// Prefers to leave a multiple of four.
struct clever : support::take_away<10> {
    static constexpr int priority(const state& position, move taken) {
        return (position.stones - taken) % 4 == 0 ? 1 : 0;
    }
};

static_assert(order_criterion<by_priority<clever>, clever>);

}  // namespace

TEST_CASE("moves come in the order of the game's priority") {
    order_by<clever, by_priority<clever>> order;
    const auto first = [&](int stones) { return *order({stones}, {}).begin(); };
    CHECK(first(5) == 1);
    CHECK(first(6) == 2);
    CHECK(first(7) == 3);

    std::vector<int> all;
    for (const int taken : order({6}, {})) { all.push_back(taken); }
    CHECK(all == std::vector{2, 1, 3});
}
