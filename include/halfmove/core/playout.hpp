#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/turn.hpp"

namespace halfmove {

/// Plays uniformly random moves to the end; the outcome is for the side to move in `start`.
template <game G>
[[nodiscard]] constexpr outcome random_playout(const state_of<G>& start, random_generator& random) {
    state_of<G> state = start;
    bool starter_moves = true;
    for (;;) {
        if (const auto result = G::outcome_of(state)) { return starter_moves ? *result : opposite(*result); }
        const mover<G> player{state};
        state = G::apply(state, random_move<G>(state, random));
        if (!player.moves_again(state)) { starter_moves = !starter_moves; }
    }
}

}  // namespace halfmove
