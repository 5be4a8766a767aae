#include "halfmove/search/negamax.hpp"

#include "support/take_away.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using support::tree_game;

namespace {

using stones = support::take_away<10>;

template <class Tree>
constexpr score value_of() {
    return negamax<Tree>{}.run(Tree::initial(), 5).value;
}
static_assert(value_of<tree_game<"[<+=><=->]">>() == draw_score);
static_assert(value_of<tree_game<"[<--><+->]">>() == loss_in(2));
static_assert(value_of<tree_game<"[<+[+-]><-+>]">>() == win_in(3));
static_assert(value_of<tree_game<"[[-+]<+=>]">>() == win_in(2));
static_assert(value_of<tree_game<"<<+=><-+>>">>() == win_in(2));

struct counts_stones {
    struct evaluation {
        constexpr score operator()(const stones::state& position) const { return position.stones; }
    } evaluate;
    outcome_scoring scoring;
};

}  // namespace

TEST_CASE("scores are for the side to move") {
    negamax<stones, counts_stones> search;
    CHECK(search.run({20}, 1).value == -17);
    CHECK(search.run({20}, 2).value == 16);
    CHECK(search.run({5}, 9).value == win_score);
    CHECK(search.run({8}, 9).value == -win_score);
    CHECK(search.run({20}, 2).depth == 2);
}

TEST_CASE("the whole tree of tic-tac-toe") {
    const auto result = negamax<tic_tac_toe>{}.run(tic_tac_toe::initial(), 9);
    CHECK(result.nodes == 549'946);
    CHECK(result.value == draw_score);
}
