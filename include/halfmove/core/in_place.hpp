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

/// The position after a move, for as long as this object lives: a copy, or the parent's state itself, on which the move
/// is played now and taken back at the end.
template <game G>
class child_of {
public:
    constexpr child_of(const state_of<G>& parent, const move_of<G>& move) : state_(G::apply(parent, move)) {}

    [[nodiscard]] constexpr const state_of<G>& state() const noexcept { return state_; }

private:
    state_of<G> state_;
};

template <in_place_game G>
class child_of<G> {
public:
    constexpr child_of(state_of<G>& parent, const move_of<G>& move)
        : state_(parent), move_(move), token_(G::play(parent, move)) {}
    constexpr ~child_of() { G::undo(state_, move_, std::move(token_)); }

    child_of(const child_of&) = delete;
    child_of& operator=(const child_of&) = delete;

    [[nodiscard]] constexpr state_of<G>& state() const noexcept { return state_; }

private:
    using token = decltype(G::play(std::declval<state_of<G>&>(), std::declval<const move_of<G>&>()));

    state_of<G>& state_;
    move_of<G> move_;
    token token_;
};

}  // namespace halfmove
