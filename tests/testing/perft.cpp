#include "support/in_place_reversi.hpp"
#include "support/plain.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/perft.hpp>

#include <doctest/doctest.h>

#include <numeric>

using namespace halfmove;

TEST_CASE("perft counts the ways to play exactly so many moves") {
    // A game of one move, one of two moves, one of three.
    using game = support::tree_game<"[+<=<->>]">;
    static_assert(perft<game>(0) == 1);
    static_assert(perft<game>(1) == 2);
    static_assert(perft<game>(2) == 2);
    static_assert(perft<game>(3) == 1);
    static_assert(perft<game>(4) == 0);
    CHECK(perft<game>(2) == 2);
}

TEST_CASE("perft of tic-tac-toe; its games are counted by their last positions") {
    const std::uint64_t expected[] = {1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
    std::uint64_t nodes = 0;
    for (int depth = 0; depth <= 9; ++depth) {
        CHECK(perft<tic_tac_toe>(depth) == expected[depth]);
        nodes += expected[depth];
    }
    CHECK(nodes == 549946);
}

TEST_CASE("perft of connect four, games cut at a win") {
    const std::uint64_t expected[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572};
    for (int depth = 0; depth <= 8; ++depth) { CHECK(perft<connect_four>(depth) == expected[depth]); }
    CHECK(perft<support::plain<connect_four>>(6) == expected[6]);
}

TEST_CASE("perft plays in place where the game does, and leaves the position alone") {
    const auto start = support::in_place_reversi<6>::initial();
    CHECK(perft<support::in_place_reversi<6>>(start, 6) == perft<examples::reversi<6>>(start, 6));
    CHECK(start == support::in_place_reversi<6>::initial());
}

TEST_CASE("divide adds up to perft") {
    const auto parts = divide<connect_four>(connect_four::initial(), 5);
    REQUIRE(parts.size() == 7);
    CHECK(parts[3] == move_perft<connect_four>{*connect_four::drop_in({}, 3), 2401});
    CHECK(std::accumulate(parts.begin(), parts.end(), std::uint64_t{0},
                          [](std::uint64_t sum, const auto& part) { return sum + part.leaves; }) == 16807);
    using over = support::tree_game<"[+]">;
    CHECK(divide<over>(1, 1).empty());
}
