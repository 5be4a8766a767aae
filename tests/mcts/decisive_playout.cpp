#include "support/random_game.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/notation.hpp>
#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/decisive_playout.hpp>

#include <doctest/doctest.h>

#include <array>
#include <vector>

namespace {

using namespace halfmove;

TEST_CASE("a win is taken") {
    random_generator random{1};
    const auto position = *read_position<connect_four>("112233");
    for (int i = 0; i < 20; ++i) { CHECK(decisive_playout<connect_four>{}(position, random) == outcome::win); }
}

TEST_CASE("two threats cannot be parried") {
    random_generator random{1};
    const auto position =
        *read_position<connect_four>("3344545");  // the side that moved threatens both ends of its row
    CHECK_FALSE(connect_four::winning_move(position));
    for (int i = 0; i < 20; ++i) { CHECK(decisive_playout<connect_four>{}(position, random) == outcome::loss); }
}

TEST_CASE("no move that is made gives away a win as long as there is another") {
    random_generator random{2};
    for (int round = 0; round < 200; ++round) {
        auto state = support::after<connect_four>(support::random_game<connect_four>(random, 12));
        if (connect_four::outcome_of(state)) { continue; }
        std::vector<cell> moves;
        (void)decisive_playout<connect_four>{}(state, random, [&](bool, cell move) { moves.push_back(move); });
        for (const cell move : moves) {
            REQUIRE_FALSE(connect_four::winning_move(state));
            bool safe_move_exists = false;
            for (const cell other : connect_four::moves(state)) {
                const auto next = connect_four::apply(state, other);
                safe_move_exists |= connect_four::outcome_of(next) || !connect_four::winning_move(next);
            }
            state = connect_four::apply(state, move);
            if (safe_move_exists && !connect_four::outcome_of(state)) {
                REQUIRE_FALSE(connect_four::winning_move(state));
            }
        }
    }
}

TEST_CASE("all safe moves are equally likely") {
    random_generator random{3};
    const auto position = *read_position<tic_tac_toe>("a1b2");  // nothing is threatened yet: seven moves
    std::array<int, 12> counts{};
    for (int i = 0; i < 7'000; ++i) {
        bool first = true;
        (void)decisive_playout<tic_tac_toe>{}(position, random, [&](bool, cell move) {
            if (first) { ++counts[move.index]; }
            first = false;
        });
    }
    for (const cell move : tic_tac_toe::moves(position)) {
        CHECK(counts[move.index] == doctest::Approx(1000).epsilon(0.15));
    }
}

TEST_CASE("the result is that of the position where the playout stopped") {
    random_generator random{4};
    for (int round = 0; round < 300; ++round) {
        auto state = tic_tac_toe::initial();
        bool starter = true;
        const outcome result = decisive_playout<tic_tac_toe>{}(state, random, [&](bool by_starter, cell move) {
            REQUIRE(by_starter == starter);
            starter = !starter;
            state = tic_tac_toe::apply(state, move);
        });
        const outcome seen = starter ? result : opposite(result);
        if (const auto ended = tic_tac_toe::outcome_of(state)) {
            CHECK(seen == *ended);
        } else {
            CHECK(seen == outcome::win);
            CHECK(tic_tac_toe::winning_move(state));
        }
    }
}

}  // namespace
