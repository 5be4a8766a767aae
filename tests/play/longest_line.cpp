#include "halfmove/play/longest_line.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;

TEST_CASE_TEMPLATE("the longest row, as walking from cell to cell finds it", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>, drop_game<8, 7, 8>) {
    support::for_random_positions<G>(20, [](const state_of<G>& position) {
        const support::naive_drop<G> board{position};
        REQUIRE(longest_line<G::board>(position.mine) == board.longest(support::owner::me));
        REQUIRE(longest_line<G::board>(position.theirs()) == board.longest(support::owner::them));
    });
}

TEST_CASE("nothing, everything, and a whole row of a board whose cells fill their word") {
    CHECK(longest_line<grid{7, 6}>({}) == 0);
    CHECK(longest_line<grid{7, 6}>(all_cells<grid{7, 6}>) == 7);
    CHECK(longest_line<grid{8, 7}>(bottom_row<grid{8, 7}>) == 8);
    CHECK(longest_line<grid{3, 9}>(column_cells<grid{3, 9}>(2)) == 9);
}
