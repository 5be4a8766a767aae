#include "halfmove/search/minimax.hpp"

#include "support/take_away.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using support::tree_game;

namespace {

using stones = support::take_away<10>;

/// The value of a tree, worked out by hand.
template <class Tree>
constexpr score value_of() {
    return minimax<Tree>{}.run(Tree::initial(), 5).value;
}
static_assert(value_of<tree_game<"[<+=><=->]">>() == draw_score);
static_assert(value_of<tree_game<"[<--><+->]">>() == loss_in(2));
static_assert(value_of<tree_game<"[<+[+-]><-+>]">>() == win_in(3));  // the second side puts it off
static_assert(value_of<tree_game<"[[-+]<+=>]">>() == win_in(2));     // the first side moves twice
static_assert(value_of<tree_game<"<<+=><-+>>">>() == win_in(2));     // so does the second, who likes a minus

struct only_the_outcome {
    outcome_scoring scoring;
};
struct counts_stones {
    struct evaluation {
        constexpr score operator()(const stones::state& position) const { return position.stones; }
    } evaluate;
};

}  // namespace

TEST_CASE("who leaves a multiple of four wins, as quickly as possible") {
    minimax<stones> search;
    for (int left = 1; left <= 10; ++left) {
        CAPTURE(left);
        const auto result = search.run({left}, 10);
        CHECK(is_win(result.value) == (left % 4 != 0));
        if (left % 4 != 0) { CHECK(*result.best == left % 4); }
        CHECK(result.exact);
    }
    CHECK(search.run({5}, 10).value == win_in(3));
    minimax<stones, only_the_outcome> without_distance;
    CHECK(without_distance.run({5}, 10).value == win_score);
}

TEST_CASE("beyond the horizon there is the evaluation, for the side to move") {
    minimax<stones, counts_stones> search;
    CHECK(search.run({20}, 1).value == -17);  // they would be to move, with 17 stones at least
    CHECK(search.run({20}, 2).value == 16);   // we take one, they take three
    CHECK_FALSE(search.run({20}, 2).exact);
    CHECK(search.run({20}, 2).nodes == 1 + 3 + 9);
}

TEST_CASE("the whole tree of tic-tac-toe") {
    const auto result = minimax<tic_tac_toe>{}.run(tic_tac_toe::initial(), 9);
    CHECK(result.nodes == 549'946);
    CHECK(result.value == draw_score);
    CHECK(result.depth == 9);
}
