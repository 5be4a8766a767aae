#pragma once

#include "halfmove/core/in_place.hpp"
#include "halfmove/core/turn.hpp"

namespace halfmove {

/// Makes a move that is never taken back; true if the same side moves again.
template <game G>
constexpr bool make_move(state_of<G>& state, const move_of<G>& move) {
    const mover<G> player{state};
    if constexpr (in_place_game<G>) {
        static_cast<void>(G::play(state, move));
    } else {
        state = G::apply(state, move);
    }
    return player.moves_again(state);
}

}  // namespace halfmove
