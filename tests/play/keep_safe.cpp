#include "halfmove/play/keep_safe.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;

static_assert(drop_rule<keep_safe, connect_four> && drop_rule<keep_safe, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("leaves out the columns where the reply on top would win", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<keep_safe, G>(
        [](const auto& board) { return board.landings_where([&](int index) { return board.is_safe(index); }); });
}

TEST_CASE("says so") {
    // Three of theirs on the second row, next to an empty column.
    CHECK(explained<keep_safe>("112233") == "avoids giving column 4");
}
