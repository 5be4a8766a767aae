#include "halfmove/board/lines.hpp"

#include "halfmove/core/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

using namespace halfmove;

namespace {

template <int Width, int Height, int Length>
struct size {
    static constexpr grid board{Width, Height};
    static constexpr int length = Length;
};

#define ALL_SIZES                                                                                                      \
    size<3, 3, 3>, size<4, 4, 3>, size<5, 5, 4>, size<7, 6, 4>, size<12, 6, 4>, size<8, 8, 4>, size<9, 7, 4>,          \
        size<15, 15, 5>, size<7, 3, 4>, size<3, 7, 4>, size<3, 3, 4>, size<1, 5, 3>, size<5, 1, 3>, size<1, 1, 1>,     \
        size<4, 3, 2>, size<6, 6, 6>, size<3, 3, 1>, size<7, 9, 7>

// The oracle: lines as a child would find them, by walking from cell to cell.

template <class Size, class Visit>
bool any_line(Visit visit) {
    constexpr std::array<std::array<int, 2>, 4> steps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    for (int column = 0; column < Size::board.width; ++column) {
        for (int row = 0; row < Size::board.height; ++row) {
            for (const auto& [across, up] : steps) {
                std::vector<cell> line;
                for (int i = 0; i < Size::length; ++i) {
                    if (!Size::board.contains(column + i * across, row + i * up)) { break; }
                    line.push_back(Size::board.at(column + i * across, row + i * up));
                }
                // A line of one cell is the same in every direction.
                const bool counted_before = Size::length == 1 && (across != 1 || up != 0);
                if (static_cast<int>(line.size()) == Size::length && !counted_before && visit(line)) { return true; }
            }
        }
    }
    return false;
}

template <class Size>
bool oracle_has_line(const bits_of<Size::board>& cells) {
    return any_line<Size>([&](const std::vector<cell>& line) {
        return std::all_of(line.begin(), line.end(), [&](cell c) { return cells.contains(c.index); });
    });
}

template <class Size>
bool oracle_has_line_through(const bits_of<Size::board>& cells, cell where) {
    return any_line<Size>([&](const std::vector<cell>& line) {
        return std::find(line.begin(), line.end(), where) != line.end() &&
            std::all_of(line.begin(), line.end(), [&](cell c) { return cells.contains(c.index); });
    });
}

template <class Size>
bits_of<Size::board> random_cells(random_generator& random) {
    bits_of<Size::board> cells;
    const std::uint32_t of_ten = 2 + uniform_below(random, 8);
    for (const int index : all_cells<Size::board>) {
        if (uniform_below(random, 10) < of_ten) { cells |= bits_of<Size::board>::single(index); }
    }
    return cells;
}

template <class Size>
constexpr int samples = Size::board.cells() > 100 ? 60 : 250;

}  // namespace

TEST_CASE_TEMPLATE("lines are found exactly where walking finds them", Size, ALL_SIZES) {
    random_generator random{1};
    for (int i = 0; i < samples<Size>; ++i) {
        const auto cells = random_cells<Size>(random);
        REQUIRE(has_line<Size::board, Size::length>(cells) == oracle_has_line<Size>(cells));
    }
}

TEST_CASE_TEMPLATE("a line through a cell is found exactly where walking finds it", Size, ALL_SIZES) {
    random_generator random{2};
    for (int i = 0; i < samples<Size> / 4; ++i) {
        const auto cells = random_cells<Size>(random);
        for (const int index : cells) {
            const cell where{static_cast<std::uint16_t>(index)};
            REQUIRE(has_line_through<Size::board, Size::length>(cells, where) ==
                    oracle_has_line_through<Size>(cells, where));
        }
    }
}

TEST_CASE_TEMPLATE("a cell completes a line exactly if adding it makes a line through it", Size, ALL_SIZES) {
    random_generator random{3};
    for (int i = 0; i < samples<Size> / 4; ++i) {
        const auto cells = random_cells<Size>(random);
        const auto completing = completing_cells<Size::board, Size::length>(cells);
        REQUIRE((completing & ~all_cells<Size::board>).empty());
        for (const int index : all_cells<Size::board>) {
            const cell where{static_cast<std::uint16_t>(index)};
            const auto with = cells | single<Size::board>(where);
            REQUIRE(completing.contains(index) == oracle_has_line_through<Size>(with, where));
        }
    }
}

TEST_CASE_TEMPLATE("the table of lines lists those found by walking", Size, ALL_SIZES) {
    if constexpr (Size::length > 1) {
        const auto& table = all_lines<Size::board, Size::length>;
        std::vector<int> through(static_cast<std::size_t>(Size::board.bits()), 0);
        std::size_t lines = 0;
        any_line<Size>([&](const std::vector<cell>& line) {
            bits_of<Size::board> as_set;
            for (const cell c : line) {
                as_set |= single<Size::board>(c);
                ++through[c.index];
            }
            CHECK(std::count(table.begin(), table.end(), as_set) == 1);
            ++lines;
            return false;
        });
        CHECK(table.size() == lines);
        for (const int index : all_cells<Size::board>) {
            const cell where{static_cast<std::uint16_t>(index)};
            CHECK(lines_through<Size::board, Size::length>(where) == through[where.index]);
        }
    } else {
        CHECK(lines_through<Size::board, 1>(cell{0}) > 0);
    }
}

TEST_CASE("lines of four through each cell of 12 x 6, as published with the program that first used the table") {
    constexpr grid board{12, 6};
    constexpr std::array<std::array<int, 12>, 3> published{{
        {3, 4, 5, 7, 7, 7, 7, 7, 7, 5, 4, 3},
        {4, 6, 8, 10, 10, 10, 10, 10, 10, 8, 6, 4},
        {5, 8, 11, 13, 13, 13, 13, 13, 13, 11, 8, 5},
    }};
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 12; ++column) {
            const int mirrored = std::min(row, 5 - row);
            CHECK(lines_through<board, 4>(board.at(column, row)) ==
                  published[static_cast<std::size_t>(mirrored)][static_cast<std::size_t>(column)]);
        }
    }
}

TEST_CASE("Connect 4 has 69 lines, tic-tac-toe 8") {
    CHECK(all_lines<grid{7, 6}, 4>.size() == 69);
    CHECK(all_lines<grid{3, 3}, 3>.size() == 8);
    CHECK(all_lines<grid{3, 3}, 4>.empty());
}

namespace {

/// Four discs at the edges, where a line that wraps around would be.
constexpr bool test() {
    constexpr grid board{7, 6};
    const auto cells = [&](std::initializer_list<std::array<int, 2>> places) {
        bits_of<board> result;
        for (const auto& [column, row] : places) { result |= single<board>(board.at(column, row)); }
        return result;
    };
    const auto rising = cells({{3, 2}, {4, 3}, {5, 4}, {6, 5}});
    const auto falling = cells({{0, 3}, {1, 2}, {2, 1}, {3, 0}});
    const auto wraps_up = cells({{0, 4}, {0, 5}, {1, 0}, {1, 1}});
    const auto wraps_right = cells({{5, 2}, {6, 2}, {0, 3}, {1, 3}});
    const auto three = cells({{2, 0}, {3, 0}, {4, 0}});
    return has_line<board, 4>(rising) && has_line_through<board, 4>(rising, board.at(4, 3)) &&
        has_line<board, 4>(falling) && has_line_through<board, 4>(falling, board.at(3, 0)) &&
        !has_line<board, 4>(wraps_up) && !has_line<board, 4>(wraps_right) && !has_line<board, 4>(three) &&
        (completing_cells<board, 4>(three) & ~three) == cells({{1, 0}, {5, 0}});
}

static_assert(test());

}  // namespace

TEST_CASE("lines at the edges of Connect 4") { CHECK(test()); }
