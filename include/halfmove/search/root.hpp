#pragma once

#include "halfmove/core/result.hpp"

namespace halfmove {

/// The answer of a search that gives every move of the root a value and keeps the first of the best.
template <game G, class ValueOf>
[[nodiscard]] constexpr search_result<G> best_of_moves(const state_of<G>& root, ValueOf value_of) {
    search_result<G> result;
    result.complete = true;
    if (const auto end = G::outcome_of(root)) {
        result.value = score_from(*end);
        result.exact = true;
        return result;
    }
    for (const move_of<G> move : G::moves(root)) {
        const score value = value_of(move);
        if (result.best && value <= result.value) { continue; }
        result.best = move;
        result.value = value;
    }
    result.line.push_back(*result.best);
    result.exact = is_decided(result.value);
    return result;
}

}  // namespace halfmove
