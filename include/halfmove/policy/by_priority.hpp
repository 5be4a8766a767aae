#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/policy/move_order.hpp"

namespace halfmove {

/// The game's own guess.
template <prioritised_game G>
struct by_priority {
    [[nodiscard]] constexpr int rank(const state_of<G>& state, const move_of<G>& move, const node_hint<G>&) const {
        return G::priority(state, move);
    }
    constexpr void cut_off(const move_of<G>&, const node_hint<G>&) const noexcept {}
    constexpr void forget() const noexcept {}
};

}  // namespace halfmove
