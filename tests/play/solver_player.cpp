#include "halfmove/play/solver_player.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

static_assert(player<solver_player<tic_tac_toe>, tic_tac_toe>);

TEST_CASE("perfect play of tic-tac-toe: a draw with itself, no loss against chance") {
    solver_player<tic_tac_toe> one{1 << 20};
    solver_player<tic_tac_toe> two{1 << 20};
    CHECK(play_match<tic_tac_toe>(one, two, 2) == match_score{0, 2, 0});
    random_player<tic_tac_toe> other{1};
    CHECK(play_match<tic_tac_toe>(one, other, 40).losses == 0);
}

TEST_CASE("5 x 4 is a draw, 6 x 4 is won by the second player (J. Tromp)") {
    const auto winner = []<class G>(G) {
        solver_player<G> one{1 << 22};
        solver_player<G> two{1 << 22};
        return play_game<G>(one, two).winner;
    };
    CHECK_FALSE(winner(drop_game<5, 4>{}));
    CHECK(winner(drop_game<6, 4>{}) == side::second);
}

TEST_CASE("within limits it still moves") {
    solver_player<connect_four> player{1 << 20, {.nodes = 100}};
    CHECK(connect_four::playable({}).contains(player(connect_four::initial()).index));
    CHECK_FALSE(player.last_result().complete);
}
