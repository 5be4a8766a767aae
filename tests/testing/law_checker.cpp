#include "games/nim.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/law_checker.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

using small_nim = examples::nim<2, 1>;

TEST_CASE("a checker keeps the violation that is nearest to the start") {
    law_checker<small_nim> check{{.depth = 2, .games = 0}};
    check.announce("never looked at");
    check.expect("law", 4, false, [] { return "far"; });
    check.expect("law", 2, false, [] { return "near"; });
    check.expect("law", 3, false, [] { return "as near, but later"; });
    check.expect("law", 0, true, [] { return "holds"; });
    REQUIRE(check.report().records.size() == 2);
    CHECK(check.report().find("never looked at")->checks == 0);
    const law_record& record = *check.report().find("law");
    CHECK(record.checks == 4);
    CHECK(record.violations == 3);
    CHECK(record.first.reason == "near");
    CHECK(record.first.moves == "the position after a2");
    CHECK(record.first.drawing == "a \nb |\n");
}

TEST_CASE("a checker names the way beyond its sample") {
    const law_checker<small_nim> check{{.depth = 1, .games = 0}};
    CHECK(check.path(1, {{0, 1}, {1, 1}}) == "the position after a1 and then a1 b1");
    CHECK(check.path(0, {}) == "the initial position");
    CHECK(check.name(0, {0, 2}) == "a2");
}

TEST_CASE("exact scores are known near the end only") {
    law_checker<tic_tac_toe> check{{.games = 20, .exact_nodes = 1'000}};
    std::size_t known = 0;
    for (std::size_t place = 0; place < check.positions().size(); ++place) {
        const auto& position = check.positions()[place];
        CHECK(check.exact(place) == exact_score<tic_tac_toe>(position.state, 1'000));
        known += check.exact(place) ? 1U : 0U;
    }
    CHECK(!check.exact(0));
    CHECK(known > 60);
}
