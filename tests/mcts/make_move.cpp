#include "games/kalah.hpp"
#include "support/in_place_reversi.hpp"
#include "support/random_game.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/make_move.hpp>

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

/// Makes the moves of a random game and compares with `apply` after each.
template <game G>
int moves_made_twice_running(std::uint64_t seed) {
    random_generator random{seed};
    int again = 0;
    state_of<G> state = G::initial();
    for (const move_of<G>& move : support::random_game<G>(random, 60)) {
        const mover<G> player{state};
        const state_of<G> next = G::apply(state, move);
        const bool moved_again = make_move<G>(state, move);
        REQUIRE(state == next);
        REQUIRE(moved_again == player.moves_again(next));
        again += static_cast<int>(moved_again);
    }
    return again;
}

TEST_CASE("making a move leads where applying it does") {
    CHECK(moves_made_twice_running<tic_tac_toe>(1) == 0);
    CHECK(moves_made_twice_running<examples::kalah<>>(2) > 0);
    moves_made_twice_running<support::in_place_reversi<6>>(3);
}

}  // namespace
