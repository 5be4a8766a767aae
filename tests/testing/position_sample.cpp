#include "games/nim.hpp"
#include "support/plain.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/testing/position_sample.hpp>

#include <doctest/doctest.h>

#include <set>

using namespace halfmove;

TEST_CASE("a sample holds all positions of the first plies, then those of games") {
    const position_sample<connect_four> sample{{.depth = 2, .games = 3}};
    CHECK(sample[0].state == connect_four::initial());
    std::set<std::uint64_t> keys;
    for (std::size_t place = 0; place < 1 + 7 + 49; ++place) {
        keys.insert(connect_four::key(sample[place].state));
        CHECK(sample[place].ply <= 2);
    }
    CHECK(keys.size() == 1 + 7 + 49);
    REQUIRE(sample.ends_of_games().size() == 3);
    for (const std::size_t end : sample.ends_of_games()) {
        CHECK(sample[end].finished);
        CHECK(connect_four::outcome_of(sample[end].state).has_value());
    }
    CHECK(sample.ends_of_games().back() == sample.size() - 1);
}

TEST_CASE("every position of a sample follows from the one before") {
    const position_sample<connect_four> sample{{.depth = 1, .games = 5}};
    for (std::size_t place = 1; place < sample.size(); ++place) {
        const auto& before = sample[sample[place].parent];
        CHECK(sample[place].state == connect_four::apply(before.state, sample[place].move));
        CHECK(sample[place].ply == before.ply + 1);
        CHECK(!before.finished);
        CHECK(sample.replayed(place) == sample[place].state);
    }
}

TEST_CASE("a sample says how a position was reached") {
    using game = examples::nim<2, 1>;
    const position_sample<game> sample{{.depth = 2, .games = 0}};
    CHECK(sample.path(0) == "the initial position");
    CHECK(sample.path(2) == "the position after a2");
    CHECK(sample.path(4) == "the position after a1 a1");
    const position_sample<support::plain<game>> unnamed{{.depth = 2, .games = 0}};
    CHECK(unnamed.path(2) == "the position after #1");
    CHECK(unnamed.path(4) == "the position after #0 #0");
}

TEST_CASE("the name of a move that is not there") {
    using game = support::plain<examples::nim<2, 1>>;
    CHECK(name_of_move<game>({2, 1}, {1, 1}) == "#2");
    CHECK(name_of_move<game>({2, 1}, {1, 2}) == "(not listed)");
}
