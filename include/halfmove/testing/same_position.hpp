#pragma once

#include "halfmove/core/key.hpp"
#include "halfmove/testing/position_sample.hpp"

#include <concepts>

namespace halfmove {

/// Are two states the same, as far as the game lets us see? By `==` and by key where there are such; without `==`, also
/// by outcome and moves.
template <game G>
[[nodiscard]] bool same_position(const state_of<G>& a, const state_of<G>& b) {
    if constexpr (keyed_game<G>) {
        if (!(G::key(a) == G::key(b))) { return false; }
    }
    if constexpr (std::equality_comparable<state_of<G>>) {
        return a == b;
    } else {
        const std::optional<outcome> result = G::outcome_of(a);
        return result == G::outcome_of(b) && (result || listed_moves<G>(a) == listed_moves<G>(b));
    }
}

}  // namespace halfmove
