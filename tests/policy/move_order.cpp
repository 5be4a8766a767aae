#include "halfmove/policy/move_order.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

struct never_forgets {
    std::vector<int> operator()(const stones::state&, const node_hint<stones>&);
    void cut_off(int, const node_hint<stones>&);
};
struct orders_text {
    std::vector<const char*> operator()(const stones::state&, const node_hint<stones>&);
    void cut_off(int, const node_hint<stones>&);
    void forget();
};

static_assert(move_order<generation_order<stones>, stones>);
static_assert(!move_order<never_forgets, stones> && !move_order<orders_text, stones> && !move_order<int, stones>);
static_assert(!move_order<generation_order<stones>, int>);

}  // namespace

TEST_CASE("the order of generation is that of the game, whatever is suggested") {
    generation_order<stones> order;
    const node_hint<stones> hint{.ply = 1, .depth = 2, .suggested = 3};
    order.cut_off(3, hint);
    std::vector<int> found;
    for (const int taken : order({10}, hint)) { found.push_back(taken); }
    CHECK(found == std::vector{1, 2, 3});
    order.forget();
}
