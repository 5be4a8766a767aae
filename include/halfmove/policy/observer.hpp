#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/window.hpp"

#include <concepts>
#include <cstdint>

namespace halfmove {

/// How the value of a node came about.
enum class node_kind : std::uint8_t {
    searched,  ///< all its moves were tried
    cut,       ///< a move was so good that the others did not matter
    finished,  ///< the game is over there
    horizon,   ///< estimated, the depth being used up
    known,     ///< answered by the table or by static bounds
    abandoned  ///< the search was stopped below it
};

/// Watches a search: `start(state, depth, wanted)` at the root, `enter(move, state, depth, wanted)` on the way down to a
/// child, `leave(value, kind)` on the way back, from the root too. Calls are nested as the tree is; drivers start many
/// searches, one after the other. Windows and values are for the side to move in `state`.
template <class Observe, class G>
concept search_observer =
    game<G> && requires(Observe& observe, const move_of<G>& move, const state_of<G>& state, window wanted) {
        observe.start(state, 0, wanted);
        observe.enter(move, state, 0, wanted);
        observe.leave(score{}, node_kind::searched);
    };

/// The null object.
struct no_observer {
    static constexpr void start(const auto&, int, window) noexcept {}
    static constexpr void enter(const auto&, const auto&, int, window) noexcept {}
    static constexpr void leave(score, node_kind) noexcept {}
};

}  // namespace halfmove
