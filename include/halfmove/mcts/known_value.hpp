#pragma once

#include "halfmove/core/hints.hpp"

#include <optional>

namespace halfmove {

/// The score of a position that is finished.
template <game G>
[[nodiscard]] constexpr std::optional<score> final_value(const state_of<G>& state) {
    if (const std::optional<outcome> ended = G::outcome_of(state)) { return score_from(*ended); }
    return std::nullopt;
}

/// The score of a position that is finished, or of which the game itself sees how it ends: a winning move, no move that
/// would not lose at once.
template <game G>
[[nodiscard]] constexpr std::optional<score> known_value(const state_of<G>& state) {
    if (const std::optional<score> ended = final_value<G>(state)) { return ended; }
    if constexpr (winning_move_game<G>) {
        if (G::winning_move(state)) { return win_in(1); }
        if constexpr (safe_moves_game<G>) {
            auto&& safe = G::safe_moves(state);
            if (!(safe.begin() != safe.end())) { return loss_in(2); }
        }
    }
    return std::nullopt;
}

}  // namespace halfmove
