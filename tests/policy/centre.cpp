#include "halfmove/policy/centre.hpp"

#include "halfmove/games/capped.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace halfmove;

static_assert(std::same_as<innermost_game<connect_four>, connect_four>);
static_assert(off_centre<tic_tac_toe>(tic_tac_toe::board.at(0, 2)) == 4, "a constant on every compiler");
static_assert(std::same_as<innermost_game<capped<capped<connect_four, 40>, 30>>, connect_four>);

TEST_CASE("where discs drop, only the column tells how central a cell is") {
    for (int row = 0; row < connect_four::board.height; ++row) {
        CHECK(off_centre<connect_four>(connect_four::board.at(3, row)) == 0);
        CHECK(off_centre<capped<connect_four, 9>>(connect_four::board.at(0, row)) == 6);
        CHECK(off_centre<connect_four>(connect_four::board.at(4, row)) == 2);
    }
}

TEST_CASE("where they are placed, the row counts too") {
    constexpr std::array<std::array<int, 3>, 3> expected{{{4, 2, 4}, {2, 0, 2}, {4, 2, 4}}};
    for (int column = 0; column < 3; ++column) {
        for (int row = 0; row < 3; ++row) {
            CHECK(off_centre<tic_tac_toe>(tic_tac_toe::board.at(column, row)) ==
                  expected[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
        }
    }
}
