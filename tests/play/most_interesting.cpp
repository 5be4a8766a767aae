#include "halfmove/play/most_interesting.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<most_interesting, connect_four> && drop_rule<most_interesting, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("takes the cell of the largest potential, its own first", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<most_interesting, G>([](const auto& board) {
        for (int potential = G::line_length - 1; potential > 0; --potential) {
            for (const owner who : {owner::me, owner::them}) {
                const auto found =
                    board.landings_where([&](int index) { return board.potential(index, who) == potential; });
                if (!found.empty()) { return found; }
            }
        }
        return typename G::bits{};
    });
}

TEST_CASE("says so") {
    CHECK(explained<most_interesting>("").empty());
    CHECK(explained<most_interesting>("11223") == "stops their 3 in column 4");
    CHECK(explained<most_interesting>("112233") == "adds to its own 3 in column 4");
    CHECK(explained<most_interesting>("1") == "stops their 1 in columns 1, 2, 3 and 4");
}
