#include "halfmove/play/take_win.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<take_win, connect_four> && drop_rule<take_win, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("wins where it can", G, connect_four, drop_game<5, 5>, drop_game<4, 6, 3>, drop_game<12, 6>,
                   drop_game<9, 7, 5>) {
    support::check_rule<take_win, G>([](const auto& board) {
        return board.landings_where([&](int index) { return board.wins_with(index, owner::me); });
    });
}

TEST_CASE("says so") {
    CHECK(explained<take_win>("112233") == "wins in column 4");
    CHECK(explained<take_win>("11223").empty());
}
