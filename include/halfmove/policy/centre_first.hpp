#pragma once

#include "halfmove/policy/centre.hpp"
#include "halfmove/policy/move_order.hpp"

namespace halfmove {

/// From the middle of the board outwards: a criterion for games whose moves are cells.
template <game G>
struct centre_first {
    [[nodiscard]] constexpr int rank(const state_of<G>&, const move_of<G>& move, const node_hint<G>&) const noexcept {
        return -off_centre<G>(move);
    }
    constexpr void cut_off(const move_of<G>&, const node_hint<G>&) const noexcept {}
    constexpr void forget() const noexcept {}
};

}  // namespace halfmove
