#include <halfmove/mcts/back_up.hpp>
#include <halfmove/mcts/node.hpp>

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

static_assert(!averaging::proves && proving::proves);

constexpr bool test_back_up() {
    mcts_node<int> node{1};
    averaging{}(node, 1);
    proving{}(node, -1);
    proving{}(node, 1);
    proving{}(node, 1);
    return node.visits() == 4 && node.mean() == 0.5F;
}
static_assert(test_back_up());

TEST_CASE("both back-ups keep means") { CHECK(test_back_up()); }

}  // namespace
