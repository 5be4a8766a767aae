#pragma once

#include "halfmove/board/line_counts.hpp"

#include <array>
#include <cstddef>

namespace halfmove {

namespace detail {

/// All cells of the lines that begin at the given cells.
template <int Length, class Bits>
[[nodiscard]] constexpr Bits spread(const Bits& starts, int direction) noexcept {
    if constexpr (Length == 1) {
        return starts;
    } else {
        constexpr int half = (Length + 1) / 2;
        const Bits part = spread<half>(starts, direction);
        return part | (part << ((Length - half) * direction));
    }
}

}  // namespace detail

/// The potential of an empty cell for a side: the most own discs in any line through it that holds no disc of the others.
/// It runs from 0 to `Length` - 1, and a disc on a cell of potential `Length` - 1 completes a line.
///
/// `reaching(n)` are the empty cells of potential n or more, for all cells at once.
template <grid Board, int Length>
class potentials {
public:
    using bits = bits_of<Board>;

    constexpr potentials(const bits& own, const bits& others) noexcept {
        reaching_[0] = all_cells<Board> ^ (own | others);
        detail::for_each_direction<Board, Length>([&](auto direction) {
            const bits open = detail::runs<Length>(all_cells<Board> ^ others, direction);
            const auto discs = detail::discs_ahead<Length, direction.value>(own);
            bits starts;
            for (std::size_t n = reaching_.size() - 1; n > 0; --n) {
                starts |= detail::numbered(n, discs, open);
                reaching_[n] |= reaching_[0] & detail::spread<Length>(starts, direction);
            }
        });
    }

    [[nodiscard]] constexpr const bits& reaching(int potential) const noexcept {
        return reaching_[static_cast<std::size_t>(potential)];
    }

    /// The potential of one empty cell.
    [[nodiscard]] constexpr int of(cell where) const noexcept {
        int potential = Length - 1;
        while (potential > 0 && !reaching(potential).contains(where.index)) { --potential; }
        return potential;
    }

    /// The largest potential of any empty cell; 0 if there is none.
    [[nodiscard]] constexpr int best() const noexcept {
        int potential = Length - 1;
        while (potential > 0 && reaching(potential).empty()) { --potential; }
        return potential;
    }

private:
    std::array<bits, static_cast<std::size_t>(Length)> reaching_{};
};

}  // namespace halfmove
