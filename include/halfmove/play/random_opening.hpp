#pragma once

#include "halfmove/core/hints.hpp"

namespace halfmove {

/// The unfinished position after some random moves. Games that end too early are drawn again; where the game hardly ever
/// lasts that long, the opening is shorter.
template <game G>
[[nodiscard]] state_of<G> random_opening(int plies, random_generator& random) {
    constexpr int attempts = 100;
    for (int attempt = 1;; ++attempt) {
        state_of<G> position = G::initial();
        int played = 0;
        while (played < plies && !G::outcome_of(position)) {
            position = G::apply(position, random_move<G>(position, random));
            ++played;
        }
        if (!G::outcome_of(position)) { return position; }
        if (attempt % attempts == 0) { --plies; }
    }
}

}  // namespace halfmove
