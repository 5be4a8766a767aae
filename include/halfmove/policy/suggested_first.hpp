#pragma once

#include "halfmove/policy/move_order.hpp"

namespace halfmove {

/// The move that the table remembers as best.
template <game G>
struct suggested_first {
    [[nodiscard]] constexpr int rank(const state_of<G>&, const move_of<G>& move,
                                     const node_hint<G>& hint) const noexcept {
        return hint.suggested && *hint.suggested == move ? 1 : 0;
    }
    constexpr void cut_off(const move_of<G>&, const node_hint<G>&) const noexcept {}
    constexpr void forget() const noexcept {}
};

}  // namespace halfmove
