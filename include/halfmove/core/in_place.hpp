#pragma once

#include "halfmove/core/game.hpp"

#include <type_traits>
#include <utility>

namespace halfmove {

/// Plays and takes back on one state instead of copying it, which pays when states are large:
/// `play(state&, move)` returns what `undo(state&, move, token)` needs to restore the position exactly.
template <class G>
concept in_place_game = game<G> &&
    requires(typename G::state& state, const typename G::move& move) { G::undo(state, move, G::play(state, move)); };

namespace detail {

template <game G>
consteval auto position_parameter() {
    constexpr bool fits_in_registers = std::is_trivially_copyable_v<state_of<G>> && sizeof(state_of<G>) <= 16;
    if constexpr (in_place_game<G>) {
        return std::type_identity<state_of<G>&>{};
    } else if constexpr (fits_in_registers) {
        return std::type_identity<const state_of<G>>{};
    } else {
        return std::type_identity<const state_of<G>&>{};
    }
}

}  // namespace detail

/// How a recursion takes its position: by value if small, by reference if large, and by mutable reference to the one
/// working copy for a game that plays in place.
template <game G>
using position_parameter = typename decltype(detail::position_parameter<G>())::type;

/// Visits the position after a move, and leaves `state` as it was.
template <game G, class Visit>
constexpr decltype(auto) with_child(position_parameter<G> state, const move_of<G>& move, Visit&& visit) {
    if constexpr (in_place_game<G>) {
        auto token = G::play(state, move);
        auto result = std::forward<Visit>(visit)(state);
        G::undo(state, move, std::move(token));
        return result;
    } else {
        return std::forward<Visit>(visit)(G::apply(state, move));
    }
}

}  // namespace halfmove
