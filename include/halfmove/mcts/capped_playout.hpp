#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/mcts/make_move.hpp"

#include <cstdlib>

namespace halfmove {

/// Plays at random for a few plies and then asks the game's own evaluation. An evaluation of `half_win` counts as half
/// a win; larger ones come ever closer to a whole one.
template <game G>
struct capped_playout {
    static_assert(evaluated_game<G>,
                  "halfmove: capped_playout needs an evaluation; write `static halfmove::score "
                  "evaluate(const state&)`");

    int plies = 4;
    score half_win = 100;

    [[nodiscard]] float operator()(const state_of<G>& start, random_generator& random) const {
        state_of<G> state = start;
        float sign = 1.0F;
        for (int ply = 0;; ++ply) {
            if (const std::optional<outcome> ended = G::outcome_of(state)) {
                return sign * static_cast<float>(static_cast<int>(*ended));
            }
            if (ply == plies) { break; }
            if (!make_move<G>(state, random_move<G>(state, random))) { sign = -sign; }
        }
        const score estimate = clamp_heuristic(G::evaluate(state));
        return sign * static_cast<float>(estimate) / static_cast<float>(std::abs(estimate) + half_win);
    }
};

}  // namespace halfmove
