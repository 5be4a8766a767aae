#pragma once

#include "halfmove/board/lines.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace halfmove {

/// How many lines of `Length` lie within a set of cells. Among the cells without an opposing disc, these are the lines
/// that a side may still complete: its open lines.
template <grid Board, int Length>
[[nodiscard]] constexpr int count_lines_within(const bits_of<Board>& cells) noexcept {
    int count = 0;
    detail::for_each_direction<Board, Length>(
        [&](auto direction) { count += detail::runs<Length>(cells, direction).count(); });
    return count;
}

namespace detail {

/// A number for every cell, cut into slices: bit s of all numbers is the set `slices[s]`.
template <class Bits, int Most>
using sliced_numbers = std::array<Bits, static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(Most)))>;

/// The own discs among the `Length` cells that begin at each cell and run in one direction: those of the first half and
/// those of the second, added for all cells at once.
template <int Length, int Direction, class Bits>
[[nodiscard]] constexpr sliced_numbers<Bits, Length> discs_ahead(const Bits& own) noexcept {
    if constexpr (Length == 1) {
        return {own};
    } else {
        constexpr int half = (Length + 1) / 2;
        const auto near = discs_ahead<half, Direction>(own);
        const auto far = discs_ahead<Length - half, Direction>(own);
        sliced_numbers<Bits, Length> sum{};
        Bits carry;
        for (std::size_t s = 0; s < sum.size(); ++s) {
            const Bits a = s < near.size() ? near[s] : Bits{};
            const Bits b = s < far.size() ? far[s] >> (half * Direction) : Bits{};
            sum[s] = a ^ b ^ carry;
            carry = (a & b) | ((a ^ b) & carry);
        }
        return sum;
    }
}

/// The cells among `cells` whose number is `wanted`.
template <class Bits, std::size_t Slices>
[[nodiscard]] constexpr Bits numbered(std::size_t wanted, const std::array<Bits, Slices>& numbers,
                                      Bits cells) noexcept {
    for (std::size_t s = 0; s < Slices; ++s) { cells &= ((wanted >> s) & 1U) != 0 ? numbers[s] : ~numbers[s]; }
    return cells;
}

/// The sum of `weights[n]` over the open lines of a side in one direction, n being its discs in the line.
template <int Length, int Direction, class Bits, std::size_t Count>
[[nodiscard]] constexpr int weigh_lines(const Bits& own, const Bits& open_cells,
                                        const std::array<int, Count>& weights) noexcept {
    const Bits open = runs<Length>(open_cells, Direction);
    const auto discs = discs_ahead<Length, Direction>(own);
    int worth = 0;
    for (std::size_t n = 1; n < Count; ++n) { worth += weights[n] * numbered(n, discs, open).count(); }
    return worth;
}

}  // namespace detail

/// What a window with n discs of one side may be worth, for n from 0 to `Length` - 1: each disc triples it.
template <int Length>
inline constexpr auto window_weights = [] {
    std::array<int, static_cast<std::size_t>(Length)> weights{};
    for (std::size_t n = 1; n < weights.size(); ++n) { weights[n] = n == 1 ? 1 : 3 * weights[n - 1]; }
    return weights;
}();

/// The windows of one side less those of the other: an open line with n discs is worth `weights[n]`. Lines without a disc
/// are open to both sides, and complete ones end the game: neither counts.
template <grid Board, int Length>
[[nodiscard]] constexpr int weigh_windows(const bits_of<Board>& mine, const bits_of<Board>& theirs,
                                          const std::array<int, static_cast<std::size_t>(Length)>& weights) noexcept {
    int worth = 0;
    detail::for_each_direction<Board, Length>([&](auto direction) {
        worth += detail::weigh_lines<Length, direction.value>(mine, all_cells<Board> ^ theirs, weights);
        worth -= detail::weigh_lines<Length, direction.value>(theirs, all_cells<Board> ^ mine, weights);
    });
    return worth;
}

/// How many rows of `Linked` adjacent own discs lie within an open line of the side. A longer row counts once for every
/// place where the shorter one fits.
template <grid Board, int Length, int Linked>
    requires(Linked <= Length)
[[nodiscard]] constexpr int count_linked(const bits_of<Board>& own, const bits_of<Board>& others) noexcept {
    int count = 0;
    detail::for_each_direction<Board, Length>([&](auto direction) {
        const auto open = detail::runs<Length>(all_cells<Board> ^ others, direction);
        bits_of<Board> places = open;  // where a row of `Linked` cells may begin within an open line
        for (int i = 1; i <= Length - Linked; ++i) { places |= open << (i * direction); }
        count += (detail::runs<Linked>(own, direction) & places).count();
    });
    return count;
}

namespace detail {

/// Bit s of every cell's number of lines, as a set of cells.
template <grid Board, int Length>
consteval auto slice_lines_per_cell() {
    constexpr int bits = [] {
        int most = 0;
        for (const int lines : lines_per_cell<Board, Length>) { most = lines > most ? lines : most; }
        return std::bit_width(static_cast<unsigned>(most));
    }();
    std::array<bits_of<Board>, static_cast<std::size_t>(bits)> slices{};
    for (const int index : all_cells<Board>) {
        const int lines = lines_through<Board, Length>(cell{static_cast<std::uint16_t>(index)});
        for (std::size_t s = 0; s < slices.size(); ++s) {
            if (((lines >> s) & 1) != 0) { slices[s] |= bits_of<Board>::single(index); }
        }
    }
    return slices;
}

template <grid Board, int Length>
inline constexpr auto sliced_lines_per_cell = slice_lines_per_cell<Board, Length>();

}  // namespace detail

/// The sum of `lines_through` over a set of cells.
template <grid Board, int Length>
[[nodiscard]] constexpr int sum_lines_through(const bits_of<Board>& cells) noexcept {
    int sum = 0;
    int worth = 1;
    for (const bits_of<Board>& slice : detail::sliced_lines_per_cell<Board, Length>) {
        sum += worth * (cells & slice).count();
        worth *= 2;
    }
    return sum;
}

}  // namespace halfmove
