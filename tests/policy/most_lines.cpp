#include "halfmove/policy/most_lines.hpp"

#include "halfmove/games/capped.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/policy/tie_break.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

using wide = drop_game<12, 6>;
static_assert(tie_break<most_lines<wide>, wide> && tie_break<most_lines<capped<wide, 42>>, capped<wide, 42>>);

cell pick(const std::vector<cell>& equals) { return most_lines<wide>::pick(equals); }

}  // namespace

TEST_CASE("the lines through every cell of 12 x 6") {
    const std::vector<std::vector<int>> rows{{3, 4, 5, 7, 7, 7, 7, 7, 7, 5, 4, 3},
                                             {4, 6, 8, 10, 10, 10, 10, 10, 10, 8, 6, 4},
                                             {5, 8, 11, 13, 13, 13, 13, 13, 13, 11, 8, 5}};
    for (int column = 0; column < 12; ++column) {
        for (int row = 0; row < 6; ++row) {
            const auto expected = rows[static_cast<std::size_t>(row < 3 ? row : 5 - row)];
            CHECK(lines_through<wide::board, 4>(wide::board.at(column, row)) ==
                  expected[static_cast<std::size_t>(column)]);
        }
    }
}

TEST_CASE("most lines first, then nearest the centre, then the first") {
    constexpr grid board = wide::board;
    CHECK(pick({board.at(5, 0), board.at(1, 2), board.at(6, 0)}) == board.at(1, 2));
    CHECK(pick({board.at(3, 0), board.at(7, 0), board.at(8, 0)}) == board.at(7, 0));
    CHECK(pick({board.at(6, 1), board.at(5, 1)}) == board.at(6, 1));
    CHECK(pick({board.at(0, 0)}) == board.at(0, 0));
}

TEST_CASE("a line game tries the cells with many lines first") {
    for (const cell move : wide::moves(wide::initial())) {
        CHECK(wide::priority(wide::initial(), move) == lines_through<wide::board, 4>(move));
    }
}
