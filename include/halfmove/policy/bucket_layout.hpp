#pragma once

#include "halfmove/core/key.hpp"
#include "halfmove/policy/replacement.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace halfmove::detail {

inline constexpr std::size_t cache_line = 64;

/// How a table spreads its keys and lays out one bucket. A key becomes a `place`: a word whose top bits number the
/// bucket, whatever the number of buckets, and what the bucket needs to recognise the key.
///
/// This layout keeps the whole key beside the payload.
template <game_key Key, table_payload Payload, int KeyBits, class = void>
struct bucket_layout {
    using word = std::conditional_t<(Payload::bits <= 32), std::uint32_t, std::uint64_t>;

    static constexpr int place_bits = 64;
    static constexpr int least_index_bits = 1;
    static constexpr std::size_t ways =
        cache_line < 2 * (sizeof(Key) + sizeof(word)) ? 1 : cache_line / (sizeof(Key) + sizeof(word));

    struct place {
        Key key;
        std::uint64_t spread;
    };

    [[nodiscard]] static constexpr place place_of(const Key& key) noexcept { return {key, hash_of(key)}; }

    struct alignas(cache_line) bucket {
        std::array<Key, ways> keys;
        std::array<word, ways> payloads;

        [[nodiscard]] bool holds(std::size_t i, const place& at) const noexcept {
            return payloads[i] != 0 && keys[i] == at.key;
        }
        [[nodiscard]] bool empty(std::size_t i) const noexcept { return payloads[i] == 0; }
        [[nodiscard]] std::uint64_t payload(std::size_t i) const noexcept { return payloads[i]; }
        [[nodiscard]] place place_at(std::size_t i, std::uint64_t, int) const noexcept { return place_of(keys[i]); }
        void set(std::size_t i, const place& at, std::uint64_t packed) noexcept {
            keys[i] = at.key;
            payloads[i] = static_cast<word>(packed);
        }
        void clear() noexcept { payloads = {}; }
    };
};

/// Keys of `KeyBits` bits that fit into one word with the payload, once the bits that number the bucket are left out.
/// The key is spread by a bijection, so the bucket's number and the stored rest together are the whole key.
template <class Key, class Payload, int KeyBits>
inline constexpr bool packs_into_one_word =
    std::unsigned_integral<Key> && KeyBits + Payload::bits <= 64 + 16 && KeyBits <= 63;

template <game_key Key, table_payload Payload, int KeyBits>
struct bucket_layout<Key, Payload, KeyBits, std::enable_if_t<packs_into_one_word<Key, Payload, KeyBits>>> {
    static constexpr int place_bits = KeyBits;
    static constexpr int least_index_bits = KeyBits + Payload::bits > 65 ? KeyBits + Payload::bits - 64 : 1;
    static constexpr std::size_t ways = cache_line / sizeof(std::uint64_t);

    struct place {
        std::uint64_t spread;
    };

    [[nodiscard]] static constexpr place place_of(Key key) noexcept {
        constexpr std::uint64_t mask = (std::uint64_t{1} << KeyBits) - 1;
        const std::uint64_t folded = std::uint64_t{key} ^ (std::uint64_t{key} >> ((KeyBits + 1) / 2));
        return {(folded * 0x9e3779b97f4a7c15) & mask};
    }

    struct alignas(cache_line) bucket {
        std::array<std::uint64_t, ways> words;

        [[nodiscard]] bool holds(std::size_t i, const place& at) const noexcept {
            return ((words[i] ^ (at.spread << Payload::bits)) >> Payload::bits) == 0 && words[i] != 0;
        }
        [[nodiscard]] bool empty(std::size_t i) const noexcept { return words[i] == 0; }
        [[nodiscard]] std::uint64_t payload(std::size_t i) const noexcept {
            return words[i] & ((std::uint64_t{1} << Payload::bits) - 1);
        }
        /// The place of an entry, put together again from the bucket's number and the stored rest.
        [[nodiscard]] place place_at(std::size_t i, std::uint64_t bucket_number, int index_bits) const noexcept {
            const int rest = KeyBits - index_bits;
            return {(bucket_number << rest) | ((words[i] >> Payload::bits) & ((std::uint64_t{1} << rest) - 1))};
        }
        void set(std::size_t i, const place& at, std::uint64_t packed) noexcept {
            words[i] = (at.spread << Payload::bits) | packed;
        }
        void clear() noexcept { words = {}; }
    };
};

}  // namespace halfmove::detail
