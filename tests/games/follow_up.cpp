#include "halfmove/games/follow_up.hpp"

#include "halfmove/games/connect_four.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

/// The bound for the side to move after some moves, when the other side follows up.
template <class Game>
score bound_after(std::string_view moves, window wanted) {
    const auto position = *read_position<Game>(moves);
    const follow_up<Game::board, Game::line_length> plan{position.mine, position.occupied, Game::playable(position)};
    return plan.upper_bound(Game::board.cells() - position.discs(), wanted);
}

static_assert(follow_up<grid{7, 6}, 4>::upper_cells.count() == 21);
static_assert(follow_up<grid{7, 5}, 4>::upper_cells.count() == 21);
static_assert(follow_up<grid{7, 6}, 4>::upper_cells.contains(5) && !follow_up<grid{7, 6}, 4>::upper_cells.contains(0));

}  // namespace

TEST_CASE("who follows up on two columns can never lose") {
    // Two columns, three in a line: only upright lines fit, and every second disc of a column is theirs.
    using narrow = drop_game<2, 6, 3>;
    CHECK(bound_after<narrow>("", null_window(draw_score)) == draw_score);
    CHECK(bound_after<narrow>("11", null_window(draw_score)) == draw_score);
}

TEST_CASE("a full row of upper cells wins, when the cells above it are all that is free") {
    // On 4 x 4, who follows up gets the second row, in which no line of the side to move can come first.
    CHECK(bound_after<drop_game<4, 4>>("", null_window(loss_in(16))) > draw_score);
    // With the lowest row settled harmlessly, the second one decides while at least the two rows above are free.
    CHECK(bound_after<drop_game<4, 4>>("1234", null_window(draw_score)) >= draw_score);
    CHECK(bound_after<drop_game<6, 2, 3>>("123456", null_window(loss_in(6))) > -win_score);
}

TEST_CASE("a threat lies right if an odd number of cells comes before it") {
    using plan = follow_up<grid{7, 6}, 4>;
    CHECK(plan::right_for(20) == plan::upper_cells);
    CHECK(plan::right_for(21) == (all_cells<grid{7, 6}> & ~plan::upper_cells));
}
