#include "halfmove/play/potentials.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::owner;

TEST_CASE_TEMPLATE("potentials of every cell, as counting in every line finds them", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::for_random_positions<G>(10, [](const state_of<G>& position) {
        const support::naive_drop<G> board{position};
        const potentials<G::board, G::line_length> mine{position.mine, position.theirs()};
        const potentials<G::board, G::line_length> theirs{position.theirs(), position.mine};
        for (const int index : board.empty_cells()) {
            const cell where{static_cast<std::uint16_t>(index)};
            REQUIRE(mine.of(where) == board.potential(index, owner::me));
            REQUIRE(theirs.of(where) == board.potential(index, owner::them));
        }
        REQUIRE(mine.best() == board.best_potential(owner::me));
        REQUIRE(theirs.best() == board.best_potential(owner::them));
        REQUIRE((mine.reaching(1) & position.occupied).empty());
    });
}

TEST_CASE("a disc on a cell of the largest potential completes a line") {
    using rules = connect_four;
    const auto position = *read_position<rules>("112233");
    const potentials<rules::board, 4> mine{position.mine, position.theirs()};
    CHECK(mine.reaching(3) == single<rules::board>(rules::board.at(3, 0)));
    CHECK(mine.of(rules::board.at(3, 0)) == 3);
    CHECK(mine.of(rules::board.at(6, 5)) == 0);
    CHECK(mine.best() == 3);
}

TEST_CASE("a full board has no potential") {
    constexpr grid board{3, 3};
    CHECK(potentials<board, 3>{all_cells<board>, {}}.best() == 0);
}
