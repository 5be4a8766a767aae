#include "halfmove/games/follow_up.hpp"

#include "halfmove/games/connect_four.hpp"
#include "support/exact_values.hpp"

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

TEST_CASE("the bound holds in every position, and often says something") {
    using small = drop_game<4, 4>;
    const support::exact_values<small> truth{small::initial()};
    int wrong = 0;
    int draws = 0;
    int losses = 0;
    for (const auto& [position, value] : truth.positions()) {
        const int free = small::board.cells() - position.discs();
        if (free % 2 == 1) { continue; }
        const follow_up<small::board, small::line_length> plan{position.mine, position.occupied,
                                                               small::playable(position)};
        const score at_most = plan.upper_bound(free, null_window(-1));
        wrong += static_cast<int>(value > at_most && !small::winning_move(position));
        draws += static_cast<int>(at_most == draw_score);
        losses += static_cast<int>(is_loss(at_most));
    }
    CHECK(wrong == 0);
    CHECK(draws > 10'000);
    CHECK(losses > 100);
}

TEST_CASE("a threat lies right if an odd number of cells comes before it") {
    using plan = follow_up<grid{7, 6}, 4>;
    CHECK(plan::right_for(20) == plan::upper_cells);
    CHECK(plan::right_for(21) == (all_cells<grid{7, 6}> & ~plan::upper_cells));
}
