#include "halfmove/play/avoid_double_threat.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<avoid_double_threat, connect_four> && drop_rule<avoid_double_threat, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("leaves out the columns where the reply on top would leave two winning cells", G, connect_four,
                   drop_game<5, 5>, drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<avoid_double_threat, G>([](const auto& board) {
        return board.landings_where([&](int index) {
            if (!board.has_cell_above(index)) { return true; }
            return board.with(index, owner::me).with(index + 1, owner::them).wins(owner::them).size() < 2;
        });
    });
}

TEST_CASE("says so") {
    // Two of theirs on the second row: a third one between two empty columns would threaten both ends.
    CHECK(explained<avoid_double_threat>("3344") == "avoids a double threat on top of columns 2 and 5");
}
