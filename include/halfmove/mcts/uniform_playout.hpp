#pragma once

#include "halfmove/core/playout.hpp"
#include "halfmove/mcts/make_move.hpp"

namespace halfmove {

/// Plays at random to the end, every legal move equally likely.
///
/// Like every simulation, it is called with a position and a generator and answers for the side to move there. A
/// selection that learns from the moves of a simulation passes `record(starter, move)`, where `starter` tells whether
/// that side made the move.
template <game G>
struct uniform_playout {
    [[nodiscard]] outcome operator()(const state_of<G>& start, random_generator& random) const {
        return random_playout<G>(start, random);
    }

    template <class Record>
    [[nodiscard]] outcome operator()(const state_of<G>& start, random_generator& random, Record record) const {
        state_of<G> state = start;
        bool starter_moves = true;
        for (;;) {
            if (const std::optional<outcome> ended = G::outcome_of(state)) {
                return starter_moves ? *ended : opposite(*ended);
            }
            const move_of<G> move = random_move<G>(state, random);
            record(starter_moves, move);
            if (!make_move<G>(state, move)) { starter_moves = !starter_moves; }
        }
    }
};

}  // namespace halfmove
