#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace halfmove {

/// A list of at most `Capacity` moves that never allocates.
template <class Move, std::size_t Capacity>
class move_list {
public:
    using value_type = Move;
    using iterator = Move*;
    using const_iterator = const Move*;

    /// Leaves the unused places uninitialised on purpose: a list is made at every node of a search. Constant expressions
    /// may not copy such places, so there they are filled.
    constexpr move_list() noexcept {
        if (std::is_constant_evaluated()) {
            for (Move& place : moves_) { place = Move{}; }
        }
    }

    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }

    /// Precondition: `size() < capacity()`.
    constexpr void push_back(const Move& move) {
        assert(size_ < Capacity);
        moves_[size_++] = move;
    }

    constexpr void clear() noexcept { size_ = 0; }

    /// Precondition: not empty.
    constexpr void pop_back() noexcept {
        assert(size_ > 0);
        --size_;
    }

    [[nodiscard]] constexpr Move& operator[](std::size_t i) noexcept { return moves_[i]; }
    [[nodiscard]] constexpr const Move& operator[](std::size_t i) const noexcept { return moves_[i]; }
    [[nodiscard]] constexpr const Move& front() const noexcept { return moves_[0]; }
    [[nodiscard]] constexpr const Move& back() const noexcept { return moves_[size_ - 1]; }

    [[nodiscard]] constexpr iterator begin() noexcept { return moves_; }
    [[nodiscard]] constexpr iterator end() noexcept { return moves_ + size_; }
    [[nodiscard]] constexpr const_iterator begin() const noexcept { return moves_; }
    [[nodiscard]] constexpr const_iterator end() const noexcept { return moves_ + size_; }

    friend constexpr bool operator==(const move_list& a, const move_list& b) {
        if (a.size_ != b.size_) { return false; }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.moves_[i] == b.moves_[i])) { return false; }
        }
        return true;
    }

private:
    Move moves_[Capacity];
    std::size_t size_ = 0;
};

}  // namespace halfmove
