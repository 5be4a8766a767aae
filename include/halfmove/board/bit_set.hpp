#pragma once

#include "halfmove/core/key.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace halfmove {

namespace detail {

template <int Bits>
using word_for = std::conditional_t<
    (Bits <= 8), std::uint8_t,
    std::conditional_t<(Bits <= 16), std::uint16_t, std::conditional_t<(Bits <= 32), std::uint32_t, std::uint64_t>>>;

}  // namespace detail

/// A set of the numbers [0, Bits), held in the smallest word of 8, 16, 32 or 64 bits, or in an array of 64-bit words.
/// It is also one unsigned number of that width: `+`, `-` and the shifts carry from word to word and drop what falls out
/// at the top, as for the built-in unsigned types. Walking through it yields its members in ascending order.
template <int Bits>
    requires(Bits > 0)
class bit_set {
public:
    using word = detail::word_for<Bits>;
    static constexpr int word_bits = static_cast<int>(sizeof(word) * 8);
    static constexpr int words = (Bits + word_bits - 1) / word_bits;

    constexpr bit_set() noexcept = default;

    [[nodiscard]] static constexpr bit_set single(int member) noexcept {
        assert(0 <= member && member < Bits);
        bit_set result;
        if constexpr (words == 1) {
            result.words_[0] = static_cast<word>(word{1} << member);
        } else {
            result.words_[index(member / word_bits)] = word{1} << (member % word_bits);
        }
        return result;
    }

    /// The members [0, count).
    [[nodiscard]] static constexpr bit_set below(int count) noexcept {
        bit_set result;
        for (int member = 0; member < count; ++member) { result |= single(member); }
        return result;
    }

    [[nodiscard]] constexpr bool contains(int member) const noexcept {
        if constexpr (words == 1) {
            return ((words_[0] >> member) & 1U) != 0;
        } else {
            return ((words_[index(member / word_bits)] >> (member % word_bits)) & 1U) != 0;
        }
    }

    [[nodiscard]] constexpr bool empty() const noexcept {
        word any = 0;
        for (const word w : words_) { any = static_cast<word>(any | w); }
        return any == 0;
    }

    [[nodiscard]] constexpr int count() const noexcept {
        int total = 0;
        for (const word w : words_) { total += std::popcount(w); }
        return total;
    }

    /// The least member. Precondition: not empty.
    [[nodiscard]] constexpr int lowest() const noexcept {
        assert(!empty());
        if constexpr (words == 1) {
            return std::countr_zero(words_[0]);
        } else {
            int i = 0;
            while (words_[index(i)] == 0) { ++i; }
            return i * word_bits + std::countr_zero(words_[index(i)]);
        }
    }

    /// The set without its least member. Precondition: not empty.
    [[nodiscard]] constexpr bit_set without_lowest() const noexcept {
        assert(!empty());
        bit_set result = *this;
        std::size_t i = 0;
        if constexpr (words > 1) {
            while (result.words_[i] == 0) { ++i; }
        }
        result.words_[i] = static_cast<word>(result.words_[i] & (result.words_[i] - 1U));
        return result;
    }

    /// The member that has exactly `rank` smaller ones. Precondition: `rank < count()`.
    [[nodiscard]] constexpr int nth(int rank) const noexcept {
        bit_set rest = *this;
        for (; rank > 0; --rank) { rest = rest.without_lowest(); }
        return rest.lowest();
    }

    /// The same members in a set that holds at least as many.
    template <int Wider>
        requires(Wider >= Bits)
    [[nodiscard]] constexpr bit_set<Wider> widened() const noexcept {
        bit_set<Wider> result;
        for (int i = 0; i < words; ++i) { result.words_[index(i)] = words_[index(i)]; }
        return result;
    }

    /// The low 64 bits as a number.
    [[nodiscard]] constexpr std::uint64_t low_bits() const noexcept { return words_[0]; }

    [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
        std::uint64_t mixed = mix_bits(words_[0]);
        for (int i = 1; i < words; ++i) { mixed = mix_bits(mixed ^ words_[index(i)]); }
        return mixed;
    }

    class iterator {
    public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        explicit constexpr iterator(bit_set rest) noexcept : rest_(rest) {}

        [[nodiscard]] constexpr int operator*() const noexcept { return rest_.lowest(); }
        constexpr iterator& operator++() noexcept {
            rest_ = rest_.without_lowest();
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const iterator&, const iterator&) = default;
        friend constexpr bool operator==(const iterator& at, std::default_sentinel_t) noexcept {
            return at.rest_.empty();
        }

    private:
        bit_set rest_;
    };

    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator{*this}; }
    [[nodiscard]] static constexpr std::default_sentinel_t end() noexcept { return {}; }

    constexpr bit_set& operator&=(const bit_set& other) noexcept {
        for (int i = 0; i < words; ++i) {
            words_[index(i)] = static_cast<word>(words_[index(i)] & other.words_[index(i)]);
        }
        return *this;
    }
    constexpr bit_set& operator|=(const bit_set& other) noexcept {
        for (int i = 0; i < words; ++i) {
            words_[index(i)] = static_cast<word>(words_[index(i)] | other.words_[index(i)]);
        }
        return *this;
    }
    constexpr bit_set& operator^=(const bit_set& other) noexcept {
        for (int i = 0; i < words; ++i) {
            words_[index(i)] = static_cast<word>(words_[index(i)] ^ other.words_[index(i)]);
        }
        return *this;
    }

    /// The complement within the whole words, padding bits included: mask it with a board.
    [[nodiscard]] constexpr bit_set operator~() const noexcept {
        bit_set result;
        for (int i = 0; i < words; ++i) { result.words_[index(i)] = static_cast<word>(~words_[index(i)]); }
        return result;
    }

    [[nodiscard]] constexpr bit_set operator<<(int places) const noexcept {
        bit_set result;
        if constexpr (words == 1) {
            result.words_[0] = static_cast<word>(words_[0] << places);
        } else {
            const int whole = places / word_bits;
            const int part = places % word_bits;
            for (int i = words - 1; i >= whole; --i) {
                word moved = words_[index(i - whole)] << part;
                if (part != 0 && i > whole) { moved |= words_[index(i - whole - 1)] >> (word_bits - part); }
                result.words_[index(i)] = moved;
            }
        }
        return result;
    }

    [[nodiscard]] constexpr bit_set operator>>(int places) const noexcept {
        bit_set result;
        if constexpr (words == 1) {
            result.words_[0] = static_cast<word>(words_[0] >> places);
        } else {
            const int whole = places / word_bits;
            const int part = places % word_bits;
            for (int i = 0; i + whole < words; ++i) {
                word moved = words_[index(i + whole)] >> part;
                if (part != 0 && i + whole + 1 < words) { moved |= words_[index(i + whole + 1)] << (word_bits - part); }
                result.words_[index(i)] = moved;
            }
        }
        return result;
    }

    [[nodiscard]] friend constexpr bit_set operator+(const bit_set& a, const bit_set& b) noexcept {
        bit_set result;
        word carry = 0;
        for (int i = 0; i < words; ++i) {
            const word partial = static_cast<word>(a.words_[index(i)] + b.words_[index(i)]);
            const word total = static_cast<word>(partial + carry);
            carry = static_cast<word>(partial < a.words_[index(i)] || total < partial);
            result.words_[index(i)] = total;
        }
        return result;
    }

    [[nodiscard]] friend constexpr bit_set operator-(const bit_set& a, const bit_set& b) noexcept {
        bit_set result;
        word borrow = 0;
        for (int i = 0; i < words; ++i) {
            const word partial = static_cast<word>(a.words_[index(i)] - b.words_[index(i)]);
            result.words_[index(i)] = static_cast<word>(partial - borrow);
            borrow = static_cast<word>(a.words_[index(i)] < b.words_[index(i)] || partial < borrow);
        }
        return result;
    }

    [[nodiscard]] friend constexpr bit_set operator&(bit_set a, const bit_set& b) noexcept { return a &= b; }
    [[nodiscard]] friend constexpr bit_set operator|(bit_set a, const bit_set& b) noexcept { return a |= b; }
    [[nodiscard]] friend constexpr bit_set operator^(bit_set a, const bit_set& b) noexcept { return a ^= b; }

    /// Spelled out: the comparison of whole arrays becomes a call.
    friend constexpr bool operator==(const bit_set& a, const bit_set& b) noexcept {
        word difference = 0;
        for (int i = 0; i < words; ++i) {
            difference = static_cast<word>(difference | (a.words_[index(i)] ^ b.words_[index(i)]));
        }
        return difference == 0;
    }

    /// Compares as numbers.
    friend constexpr std::strong_ordering operator<=>(const bit_set& a, const bit_set& b) noexcept {
        for (int i = words - 1; i > 0; --i) {
            if (a.words_[index(i)] != b.words_[index(i)]) { return a.words_[index(i)] <=> b.words_[index(i)]; }
        }
        return a.words_[0] <=> b.words_[0];
    }

private:
    template <int Other>
        requires(Other > 0)
    friend class bit_set;

    static constexpr std::size_t index(int i) noexcept { return static_cast<std::size_t>(i); }

    std::array<word, static_cast<std::size_t>(words)> words_{};
};

static_assert(game_key<bit_set<49>> && game_key<bit_set<240>>);
static_assert(sizeof(bit_set<8>) == 1 && sizeof(bit_set<49>) == 8 && sizeof(bit_set<72>) == 16);

}  // namespace halfmove
