#pragma once

#include "halfmove/core/game.hpp"

#include <concepts>
#include <optional>

namespace halfmove {

/// What an order may know of the node whose moves it sorts.
template <game G>
struct node_hint {
    int ply = 0;                          ///< distance from the root
    int depth = 0;                        ///< plies left to search
    std::optional<move_of<G>> suggested;  ///< the best move that the table remembers
};

/// Decides in which order a search tries the moves: `order(state, hint)` is a range of all legal moves.
/// `cut_off(move, hint)` tells it which move made the rest of a node superfluous, `forget()` that a new game begins.
template <class Order, class G>
concept move_order =
    game<G> && requires(Order& order, const state_of<G>& state, const move_of<G>& move, const node_hint<G>& hint) {
        { order(state, hint) } -> range_of_moves<move_of<G>>;
        order.cut_off(move, hint);
        order.forget();
    };

/// The null object: the order in which the game generates the moves.
template <game G>
struct generation_order {
    [[nodiscard]] constexpr decltype(auto) operator()(const state_of<G>& state, const node_hint<G>&) const {
        return G::moves(state);
    }
    constexpr void cut_off(const move_of<G>&, const node_hint<G>&) const noexcept {}
    constexpr void forget() const noexcept {}
};

}  // namespace halfmove
