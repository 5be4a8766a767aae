#pragma once

#include "halfmove/core/hints.hpp"

#include <concepts>

namespace halfmove {

/// Bounds the exact score of an unfinished position without searching: `bound(state, wanted)`.
template <class Bound, class G>
concept bounder = game<G> && requires(const Bound& bound, const state_of<G>& state, window wanted) {
    { bound(state, wanted) } -> std::convertible_to<score_bounds>;
};

/// The null object: knows nothing.
struct no_bounds {
    [[nodiscard]] constexpr score_bounds operator()(const auto&, window) const noexcept { return {}; }
};

/// The bounds that the game itself offers. They speak of the exact score, so a search that ends at a horizon may
/// answer better than its depth.
template <bounded_game G>
struct game_bounds {
    [[nodiscard]] constexpr score_bounds operator()(const state_of<G>& state, window wanted) const {
        return G::bounds(state, wanted);
    }
};

/// Settles positions that are won with the next move.
template <winning_move_game G>
struct win_at_once {
    [[nodiscard]] constexpr score_bounds operator()(const state_of<G>& state, window) const {
        if (G::winning_move(state)) { return {win_in(1), win_in(1)}; }
        return {loss_in(0), win_in(2)};
    }
};

}  // namespace halfmove
