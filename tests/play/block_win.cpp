#include "halfmove/play/block_win.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<block_win, connect_four> && drop_rule<block_win, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("takes the cell with which the opponent would win", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<block_win, G>([](const auto& board) {
        return board.landings_where([&](int index) { return board.wins_with(index, owner::them); });
    });
}

TEST_CASE("says so") {
    CHECK(explained<block_win>("11223") == "blocks column 4");
    CHECK(explained<block_win>("112233").empty());
    CHECK(explained<block_win>("22334") == "blocks columns 1 and 5");
}
