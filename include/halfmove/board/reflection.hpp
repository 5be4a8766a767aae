#pragma once

#include "halfmove/board/grid.hpp"

namespace halfmove {

/// The symmetries of a rectangle, numbered so that each number is three independent switches:
/// 1 mirrors left and right, 2 mirrors top and bottom, 4 (squares only) then swaps columns and rows.
[[nodiscard]] constexpr int reflections_of(grid board) noexcept { return board.width == board.height ? 8 : 4; }

/// The image of a cell. Precondition: `0 <= reflection < reflections_of(Board)`.
template <grid Board>
[[nodiscard]] constexpr cell reflect(cell where, int reflection) noexcept {
    assert(0 <= reflection && reflection < reflections_of(Board));
    int column = Board.column_of(where);
    int row = Board.row_of(where);
    if ((reflection & 1) != 0) { column = Board.width - 1 - column; }
    if ((reflection & 2) != 0) { row = Board.height - 1 - row; }
    return (reflection & 4) != 0 ? Board.at(row, column) : Board.at(column, row);
}

/// Left and right exchanged, a whole column at a time.
template <grid Board>
[[nodiscard]] constexpr bits_of<Board> mirror(const bits_of<Board>& cells) noexcept {
    bits_of<Board> result;
    for (int column = 0; column < Board.width; ++column) {
        const int shift = (Board.width - 1 - 2 * column) * Board.stride();
        const bits_of<Board> taken = cells & column_cells<Board>(column);
        result |= shift >= 0 ? taken << shift : taken >> -shift;
    }
    return result;
}

/// The image of a set of cells.
template <grid Board>
[[nodiscard]] constexpr bits_of<Board> reflect(const bits_of<Board>& cells, int reflection) noexcept {
    if (reflection == 0) { return cells; }
    if (reflection == 1) { return mirror<Board>(cells); }
    bits_of<Board> result;
    for (const int index : cells) {
        result |= single<Board>(reflect<Board>(cell{static_cast<std::uint16_t>(index)}, reflection));
    }
    return result;
}

}  // namespace halfmove
