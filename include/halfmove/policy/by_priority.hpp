#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/policy/move_order.hpp"

namespace halfmove {

namespace detail {

template <class G>
consteval bool explain_priority() {
    static_assert(
        prioritised_game<G>,
        "halfmove: `by_priority` needs a game with a priority; write `static int priority(const state&, move)`");
    return prioritised_game<G>;
}

}  // namespace detail

/// `prioritised_game`, but a "no" explains itself.
template <class G>
concept explained_prioritised_game = detail::explain_priority<G>();

/// The game's own guess.
template <explained_prioritised_game G>
struct by_priority {
    [[nodiscard]] constexpr int rank(const state_of<G>& state, const move_of<G>& move, const node_hint<G>&) const {
        return G::priority(state, move);
    }
    constexpr void cut_off(const move_of<G>&, const node_hint<G>&) const noexcept {}
    constexpr void forget() const noexcept {}
};

}  // namespace halfmove
