#pragma once

#include "halfmove/board/grid.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace halfmove {

/// The four directions of a line as distances between bits: up, right, falling and rising diagonal.
template <grid Board>
inline constexpr std::array<int, 4> directions{1, Board.stride(), Board.stride() - 1, Board.stride() + 1};

namespace detail {

/// Whether a line of the given length fits on the board in a direction at all.
template <grid Board>
[[nodiscard]] constexpr bool line_fits(int direction, int length) noexcept {
    return (direction == 1 || length <= Board.width) && (direction == Board.stride() || length <= Board.height);
}

/// Calls `visit` with every direction in which a line fits, as a compile-time constant.
template <grid Board, int Length, class Visit>
constexpr void for_each_direction(Visit visit) {
    const auto visit_if_fits = [&]<int Direction>(std::integral_constant<int, Direction> direction) {
        if constexpr (line_fits<Board>(Direction, Length)) { visit(direction); }
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit_if_fits(std::integral_constant<int, directions<Board>[I]> {}), ...);
    }(std::make_index_sequence<4>{});
}

/// The lowest cells of all runs of `Length` cells in one direction: two overlapping runs of about half that length.
template <int Length, class Bits>
[[nodiscard]] constexpr Bits runs(const Bits& cells, int direction) noexcept {
    if constexpr (Length == 1) {
        return cells;
    } else {
        constexpr int half = (Length + 1) / 2;
        const Bits part = runs<half>(cells, direction);
        return part & (part >> ((Length - half) * direction));
    }
}

}  // namespace detail

/// Is there a line of `Length` anywhere?
template <grid Board, int Length>
[[nodiscard]] constexpr bool has_line(const bits_of<Board>& cells) noexcept {
    // Words narrower than a register cost extra instructions with every shift.
    constexpr int register_bits = std::max(Board.bits(), 32);
    const bit_set<register_bits> wide = cells.template widened<register_bits>();
    bit_set<register_bits> found;
    detail::for_each_direction<Board, Length>([&](auto direction) { found |= detail::runs<Length>(wide, direction); });
    return !found.empty();
}

/// Is there a line of `Length` through the given member of `cells`? Looks at its row, column and diagonals only.
template <grid Board, int Length>
[[nodiscard]] constexpr bool has_line_through(const bits_of<Board>& cells, cell where) noexcept {
    const auto run = [&](int step) {
        int length = 0;
        for (int i = where.index + step; 0 <= i && i < Board.bits() && cells.contains(i); i += step) { ++length; }
        return length;
    };
    for (const int direction : directions<Board>) {
        if (run(-direction) + 1 + run(direction) >= Length) { return true; }
    }
    return false;
}

/// The cells, free or not, that together with `cells` make a line of `Length`: a hole with i neighbours on one side and
/// Length - 1 - i on the other.
template <grid Board, int Length>
[[nodiscard]] constexpr bits_of<Board> completing_cells(const bits_of<Board>& cells) noexcept {
    bits_of<Board> holes;
    detail::for_each_direction<Board, Length>([&](auto direction) {
        std::array<bits_of<Board>, static_cast<std::size_t>(Length)>
            after;  // after[i]: the i cells following in this direction are taken
        after[0] = all_cells<Board>;
        for (std::size_t i = 1; i < Length; ++i) {
            after[i] = after[i - 1] & (cells >> (static_cast<int>(i) * direction));
        }
        bits_of<Board> before = all_cells<Board>;  // the i cells preceding are taken
        for (std::size_t i = 0; i < Length; ++i) {
            if (i > 0) { before &= cells << (static_cast<int>(i) * direction); }
            holes |= before & after[Length - 1 - i];
        }
    });
    return holes;
}

namespace detail {

/// Calls `visit` with the first cell and the direction of every line of `Length` cells.
template <grid Board, int Length, class Visit>
constexpr void for_each_line(Visit visit) {
    struct step {
        int columns;
        int rows;
    };
    constexpr std::array<step, 4> steps{{{0, 1}, {1, 0}, {1, -1}, {1, 1}}};
    for (std::size_t d = 0; d < steps.size(); ++d) {
        for (int column = 0; column < Board.width; ++column) {
            for (int row = 0; row < Board.height; ++row) {
                if (Board.contains(column + (Length - 1) * steps[d].columns, row + (Length - 1) * steps[d].rows)) {
                    visit(Board.at(column, row), directions<Board>[d]);
                }
            }
        }
    }
}

template <grid Board, int Length>
consteval std::size_t count_lines() {
    std::size_t count = 0;
    for_each_line<Board, Length>([&](cell, int) { ++count; });
    return count;
}

template <grid Board, int Length>
consteval auto list_lines() {
    std::array<bits_of<Board>, count_lines<Board, Length>()> lines{};
    std::size_t next = 0;
    for_each_line<Board, Length>([&](cell first, int direction) {
        for (int i = 0; i < Length; ++i) { lines[next] |= bits_of<Board>::single(first.index + i * direction); }
        ++next;
    });
    return lines;
}

template <grid Board, int Length>
consteval auto count_lines_per_cell() {
    std::array<int, static_cast<std::size_t>(Board.bits())> counts{};
    for_each_line<Board, Length>([&](cell first, int direction) {
        for (int i = 0; i < Length; ++i) {
            const int index = first.index + i * direction;
            ++counts[static_cast<std::size_t>(index)];
        }
    });
    return counts;
}

template <grid Board, int Length>
inline constexpr auto lines_per_cell = count_lines_per_cell<Board, Length>();

}  // namespace detail

/// All lines of `Length` cells, as sets.
template <grid Board, int Length>
inline constexpr auto all_lines = detail::list_lines<Board, Length>();

/// How many lines of `Length` run through a cell.
template <grid Board, int Length>
[[nodiscard]] constexpr int lines_through(cell where) noexcept {
    return detail::lines_per_cell<Board, Length>[where.index];
}

}  // namespace halfmove
