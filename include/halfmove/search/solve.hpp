#pragma once

#include "halfmove/search/solver.hpp"

#include <utility>

namespace halfmove {

/// The score of perfect play, the best move and the line, with a table of 64 MB. To solve more than one position, keep a
/// `solver`, which keeps its table.
template <explained_game G, stop_condition Stop = never_stop>
[[nodiscard]] search_result<G> solve(const state_of<G>& position, const solve_options& options = {}, Stop stop = {}) {
    return solver<G>{}.solve(position, options, std::move(stop));
}

/// Every legal move with the score of perfect play after it.
template <explained_game G, stop_condition Stop = never_stop>
[[nodiscard]] analysis<G> solve_moves(const state_of<G>& position, const solve_options& options = {}, Stop stop = {}) {
    return solver<G>{}.analyse(position, options, std::move(stop));
}

}  // namespace halfmove
