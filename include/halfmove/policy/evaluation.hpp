#pragma once

#include "halfmove/core/hints.hpp"

#include <concepts>

namespace halfmove {

/// Estimates an unfinished position for the side to move: `evaluate(state)`.
template <class Evaluate, class G>
concept evaluator = game<G> && requires(const Evaluate& evaluate, const state_of<G>& state) {
    { evaluate(state) } -> std::convertible_to<score>;
};

/// The null object: every unfinished position is as good as a draw.
struct no_evaluation {
    [[nodiscard]] constexpr score operator()(const auto&) const noexcept { return draw_score; }
};

/// The estimate that the game itself offers.
template <evaluated_game G>
struct game_evaluation {
    [[nodiscard]] constexpr score operator()(const state_of<G>& state) const { return G::evaluate(state); }
};

}  // namespace halfmove
