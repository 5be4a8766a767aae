#include "halfmove/play/drop_view.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::owner;

TEST_CASE_TEMPLATE("what a player sees, as trying every cell finds it", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::for_random_positions<G>(10, [](const state_of<G>& position) {
        const support::naive_drop<G> board{position};
        const drop_view<G> view{position};
        const auto set_of = [](const std::vector<int>& cells) {
            typename G::bits set;
            for (const int index : cells) { set |= G::bits::single(index); }
            return set;
        };
        REQUIRE(view.playable == set_of(board.landings()));
        REQUIRE(view.my_wins == set_of(board.wins(owner::me)));
        REQUIRE(view.their_wins == set_of(board.wins(owner::them)));
        REQUIRE(view.safe() == board.landings_where([&](int index) { return board.is_safe(index); }));
        REQUIRE(safe_drops<G>(position) == view.safe());
    });
}

TEST_CASE("columns in words") {
    using rules = connect_four;
    const auto column = [](int number) { return single<rules::board>(rules::board.at(number - 1, 2)); };
    CHECK(name_columns<rules>(column(4)) == "column 4");
    CHECK(name_columns<rules>(column(2) | column(5)) == "columns 2 and 5");
    CHECK(name_columns<rules>(column(1) | column(2) | column(7)) == "columns 1, 2 and 7");
}
