#pragma once

#include "halfmove/board/bit_set.hpp"
#include "halfmove/board/cell.hpp"

#include <algorithm>
#include <cassert>

namespace halfmove {

/// A rectangular board laid out as bits: column after column, each from the bottom up, with one cell above every column
/// that stays empty, so that no line of shifted bits wraps from one column into the next. For 7 x 6:
///
///      6 13 20 27 34 41 48   <- always empty
///      5 12 19 26 33 40 47
///      4 11 18 25 32 39 46
///      3 10 17 24 31 38 45
///      2  9 16 23 30 37 44
///      1  8 15 22 29 36 43
///      0  7 14 21 28 35 42
///
/// A structural type: a board is a template argument, `line_game<grid{7, 6}, 4, drop>`.
struct grid {
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr int stride() const noexcept { return height + 1; }
    [[nodiscard]] constexpr int bits() const noexcept { return width * stride(); }
    [[nodiscard]] constexpr int cells() const noexcept { return width * height; }

    /// The cell in a column counted from the left and a row counted from the bottom, both from 0.
    [[nodiscard]] constexpr cell at(int column, int row) const noexcept {
        assert(contains(column, row));
        return {static_cast<std::uint16_t>(column * stride() + row)};
    }

    [[nodiscard]] constexpr int column_of(cell where) const noexcept { return where.index / stride(); }
    [[nodiscard]] constexpr int row_of(cell where) const noexcept { return where.index % stride(); }

    [[nodiscard]] constexpr bool contains(int column, int row) const noexcept {
        return 0 <= column && column < width && 0 <= row && row < height;
    }

    /// Twice the distance of a column from the middle of the board: whole for even widths too.
    [[nodiscard]] constexpr int off_centre(int column) const noexcept { return doubled_distance(column, width); }

    /// The same for a row.
    [[nodiscard]] constexpr int off_middle(int row) const noexcept { return doubled_distance(row, height); }

    friend constexpr bool operator==(const grid&, const grid&) = default;

    /// From the middle of [0, count). (`std::abs` is no constant expression before C++23.)
    [[nodiscard]] static constexpr int doubled_distance(int index, int count) noexcept {
        return index < count - 1 - index ? count - 1 - 2 * index : 2 * index - (count - 1);
    }
};

namespace detail {

template <grid Board>
struct bits_of_board {
    using type = bit_set<Board.bits()>;
};

}  // namespace detail

/// A set of cells. (Not an alias of `bit_set` at once, because GCC 12 crashes on that as soon as `Board` is the member
/// of a template parameter.)
template <grid Board>
using bits_of = typename detail::bits_of_board<Board>::type;

/// A set with the one given cell.
template <grid Board>
[[nodiscard]] constexpr bits_of<Board> single(cell where) noexcept {
    return bits_of<Board>::single(where.index);
}

/// The cells of one column.
template <grid Board>
[[nodiscard]] constexpr bits_of<Board> column_cells(int column) noexcept {
    constexpr bits_of<Board> leftmost = bits_of<Board>::below(Board.height);
    return leftmost << (column * Board.stride());
}

namespace detail {

template <grid Board>
consteval bits_of<Board> row_cells(int first_row, int last_row) {
    bits_of<Board> result;
    for (int column = 0; column < Board.width; ++column) {
        for (int row = first_row; row <= last_row; ++row) { result |= single<Board>(Board.at(column, row)); }
    }
    return result;
}

}  // namespace detail

template <grid Board>
inline constexpr bits_of<Board> all_cells = detail::row_cells<Board>(0, Board.height - 1);

template <grid Board>
inline constexpr bits_of<Board> bottom_row = detail::row_cells<Board>(0, 0);

}  // namespace halfmove
