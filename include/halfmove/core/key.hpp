#pragma once

#include "halfmove/core/game.hpp"

#include <concepts>
#include <cstdint>

namespace halfmove {

/// What names a position in a table: an unsigned integer, or an ordered value with a `hash()`.
template <class Key>
concept game_key =
    std::regular<Key> && std::totally_ordered<Key> && (std::unsigned_integral<Key> || requires(const Key& key) {
        { key.hash() } -> std::same_as<std::uint64_t>;
    });

/// Names its positions: `key(state)`. Positions with equal keys are the same to every search: they have equal scores,
/// and, where a table suggests a move, equal moves. A key that distinguishes *all* positions, rather than hashing
/// them, is declared with `static constexpr bool key_is_injective = true`.
template <class G>
concept keyed_game = game<G> && requires(const typename G::state& state) {
    { G::key(state) } -> game_key;
};

/// Has a key that no two different positions share, so that exact solving can trust its table.
template <class G>
concept injectively_keyed_game = keyed_game<G> && requires { requires G::key_is_injective; };

template <keyed_game G>
using key_of = std::remove_cvref_t<decltype(G::key(std::declval<const state_of<G>&>()))>;

/// How many bits a key has at most. A game whose keys leave the top bits of their integer unused says so with
/// `static constexpr int key_bits = N`: every key is less than 2^N, and tables store it in less space.
template <keyed_game G>
inline constexpr int key_bits_of = [] {
    if constexpr (requires { G::key_bits; }) {
        return static_cast<int>(G::key_bits);
    } else {
        return static_cast<int>(sizeof(key_of<G>) * 8);
    }
}();

/// Spreads the bits of a word over the whole word (the finaliser of MurmurHash3, a bijection).
[[nodiscard]] constexpr std::uint64_t mix_bits(std::uint64_t word) noexcept {
    word = (word ^ (word >> 33)) * 0xff51afd7ed558ccd;
    word = (word ^ (word >> 33)) * 0xc4ceb9fe1a85ec53;
    return word ^ (word >> 33);
}

template <game_key Key>
[[nodiscard]] constexpr std::uint64_t hash_of(const Key& key) noexcept {
    if constexpr (std::unsigned_integral<Key>) {
        return mix_bits(key);
    } else {
        return key.hash();
    }
}

}  // namespace halfmove
