#pragma once

#include "halfmove/core/key.hpp"

#include <algorithm>

namespace halfmove {

/// Has symmetries: maps of the board that turn a game into another game with the same result.
///
/// `symmetries` is their number, the identity (number 0) included; `transform(state, i)` is the image of a position and
/// `transform_move(move, i)` that of a move. They form a group, and playing commutes with them:
/// `apply(transform(s, i), transform_move(m, i)) == transform(apply(s, m), i)`.
template <class G>
concept symmetric_game =
    game<G> && requires(const typename G::state& state, const typename G::move& move, int symmetry) {
        { G::symmetries } -> std::convertible_to<int>;
        { G::transform(state, symmetry) } -> std::convertible_to<typename G::state>;
        { G::transform_move(move, symmetry) } -> std::convertible_to<typename G::move>;
    };

/// Computes the least key of all images of a position faster than `canonical_key` below would.
template <class G>
concept canonically_keyed_game = keyed_game<G> && requires(const typename G::state& state) {
    { G::canonical_key(state) } -> std::same_as<key_of<G>>;
};

/// The symmetry whose image of the position has the least key.
template <keyed_game G>
    requires symmetric_game<G>
[[nodiscard]] constexpr int canonical_symmetry(const state_of<G>& state) {
    int best = 0;
    key_of<G> least = G::key(state);
    for (int i = 1; i < static_cast<int>(G::symmetries); ++i) {
        const key_of<G> key = G::key(G::transform(state, i));
        if (key < least) {
            least = key;
            best = i;
        }
    }
    return best;
}

/// One key for a position and all its images; the plain key where a game has no symmetries.
template <keyed_game G>
[[nodiscard]] constexpr key_of<G> canonical_key(const state_of<G>& state) {
    if constexpr (canonically_keyed_game<G>) {
        return G::canonical_key(state);
    } else if constexpr (symmetric_game<G>) {
        key_of<G> least = G::key(state);
        for (int i = 1; i < static_cast<int>(G::symmetries); ++i) {
            least = std::min(least, G::key(G::transform(state, i)));
        }
        return least;
    } else {
        return G::key(state);
    }
}

}  // namespace halfmove
