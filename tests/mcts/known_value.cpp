#include "support/random_game.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts/known_value.hpp>
#include <halfmove/search/solver.hpp>

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

TEST_CASE("a finished position has its final value, any other has none") {
    using tree = support::tree_game<"[+<-=>]">;
    CHECK(final_value<tree>(1) == score_from(*tree::outcome_of(1)));
    CHECK_FALSE(final_value<tree>(tree::initial()));
    CHECK_FALSE(known_value<tree>(tree::initial()));  // it does not search
}

/// What is known without search is what perfect play gives.
template <game G>
int known_positions(std::uint64_t seed) {
    random_generator random{seed};
    solver<connect_four> exact{1U << 20U};
    int known = 0;
    for (int round = 0; round < 300; ++round) {
        const auto moves = support::random_game<connect_four>(random, 20 + static_cast<int>(uniform_below(random, 22)));
        const auto position = support::after<connect_four>(moves);
        const auto value = known_value<G>(support::after<G>(moves));
        if (!value) { continue; }
        ++known;
        REQUIRE(*value == exact.solve(position).value);
    }
    return known;
}

TEST_CASE("wins in one move are known, and losses in two where the game has safe moves") {
    const int wins = known_positions<connect_four>(1);
    const int wins_and_losses = known_positions<connect_four::expanded>(1);
    CHECK(wins > 100);
    CHECK(wins_and_losses > wins);
}

}  // namespace
