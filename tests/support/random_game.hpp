#pragma once

#include "halfmove/core/hints.hpp"

#include <vector>

namespace support {

/// The moves of a game played at random, to its end or for at most `plies` moves.
template <halfmove::game G>
std::vector<halfmove::move_of<G>> random_game(halfmove::random_generator& random, int plies = 1'000) {
    std::vector<halfmove::move_of<G>> moves;
    halfmove::state_of<G> state = G::initial();
    while (static_cast<int>(moves.size()) < plies && !G::outcome_of(state)) {
        moves.push_back(halfmove::random_move<G>(state, random));
        state = G::apply(state, moves.back());
    }
    return moves;
}

/// The position after some moves.
template <halfmove::game G>
halfmove::state_of<G> after(const std::vector<halfmove::move_of<G>>& moves) {
    halfmove::state_of<G> state = G::initial();
    for (const halfmove::move_of<G>& move : moves) { state = G::apply(state, move); }
    return state;
}

}  // namespace support
