#include "halfmove/board/grid.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace halfmove;

namespace {

template <grid Board>
constexpr bool test() {
    bits_of<Board> seen;
    for (int column = 0; column < Board.width; ++column) {
        for (int row = 0; row < Board.height; ++row) {
            const cell where = Board.at(column, row);
            if (Board.column_of(where) != column || Board.row_of(where) != row) { return false; }
            if (!Board.contains(column, row) || seen.contains(where.index)) { return false; }
            if (!all_cells<Board>.contains(where.index)) { return false; }
            if (column_cells<Board>(column).contains(where.index) != true) { return false; }
            if (bottom_row<Board>.contains(where.index) != (row == 0)) { return false; }
            seen |= single<Board>(where);
        }
        const cell above{static_cast<std::uint16_t>(Board.at(column, Board.height - 1).index + 1)};
        if (all_cells<Board>.contains(above.index) || column_cells<Board>(column).count() != Board.height) {
            return false;
        }
    }
    return seen == all_cells<Board> && seen.count() == Board.cells() && bottom_row<Board>.count() == Board.width;
}

static_assert(test<grid{1, 1}>() && test<grid{1, 6}>() && test<grid{6, 1}>() && test<grid{3, 3}>());
static_assert(test<grid{7, 6}>() && test<grid{5, 5}>() && test<grid{8, 7}>() && test<grid{12, 6}>());
static_assert(test<grid{9, 7}>() && test<grid{8, 8}>() && test<grid{15, 15}>());

}  // namespace

TEST_CASE("cells, columns and rows agree on boards of all sizes") {
    CHECK(test<grid{1, 1}>());
    CHECK(test<grid{3, 3}>());
    CHECK(test<grid{7, 6}>());
    CHECK(test<grid{12, 6}>());
    CHECK(test<grid{15, 15}>());
}

TEST_CASE("the layout of 7 x 6 is the one that is drawn") {
    constexpr grid board{7, 6};
    CHECK(board.at(0, 0).index == 0);
    CHECK(board.at(0, 5).index == 5);
    CHECK(board.at(1, 0).index == 7);
    CHECK(board.at(3, 2).index == 23);
    CHECK(board.at(6, 5).index == 47);
    CHECK(board.bits() == 49);
    CHECK(board.cells() == 42);
}

TEST_CASE("nothing outside the board is on it") {
    constexpr grid board{7, 6};
    CHECK_FALSE(board.contains(-1, 0));
    CHECK_FALSE(board.contains(0, -1));
    CHECK_FALSE(board.contains(7, 0));
    CHECK_FALSE(board.contains(0, 6));
    CHECK(board.contains(6, 5));
}

TEST_CASE("the distance from the centre is symmetric and least in the middle") {
    constexpr grid odd{7, 6};
    constexpr grid even{12, 6};
    CHECK(odd.off_centre(3) == 0);
    CHECK(odd.off_centre(0) == 6);
    CHECK(odd.off_centre(4) == 2);
    CHECK(even.off_centre(5) == 1);
    CHECK(even.off_centre(6) == 1);
    CHECK(even.off_centre(0) == even.off_centre(11));
}

TEST_CASE("the bit set of a board is chosen from its size") {
    CHECK(sizeof(bits_of<grid{2, 3}>) == 1);
    CHECK(sizeof(bits_of<grid{3, 3}>) == 2);
    CHECK(sizeof(bits_of<grid{5, 5}>) == 4);
    CHECK(sizeof(bits_of<grid{7, 6}>) == 8);
    CHECK(sizeof(bits_of<grid{12, 6}>) == 16);
    CHECK(sizeof(bits_of<grid{15, 15}>) == 32);
}
