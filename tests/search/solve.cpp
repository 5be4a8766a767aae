#include "halfmove/search/solve.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("one call solves a position") {
    CHECK(solve<tic_tac_toe>(tic_tac_toe::initial()).value == draw_score);
    const auto threatened = *read_position<connect_four>("415161");
    const auto result = solve<connect_four>(threatened);
    CHECK(result.value == win_in(1));
    REQUIRE(result.best);
    CHECK(outcome_from(solve<connect_four>(connect_four::apply(threatened, *result.best)).value) == outcome::loss);
}

TEST_CASE("one call scores every move") {
    const auto report = solve_moves<tic_tac_toe>(tic_tac_toe::initial());
    CHECK(report.complete);
    REQUIRE(report.moves.size() == 9);
    for (const auto& move : report.moves) { CHECK(move.value == draw_score); }
}
