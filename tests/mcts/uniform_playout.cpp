#include "games/kalah.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/uniform_playout.hpp>

#include <doctest/doctest.h>

#include <vector>

namespace {

using namespace halfmove;

/// Plays the recorded moves again: whose they were, and how the game ended, must come out the same.
template <game G>
void check_recorded_game(std::uint64_t seed) {
    random_generator random{seed};
    random_generator again{seed};
    struct made {
        bool starter;
        move_of<G> move;
    };
    std::vector<made> game;
    const outcome result = uniform_playout<G>{}(
        G::initial(), random, [&](bool starter, const move_of<G>& move) { game.push_back({starter, move}); });
    CHECK(uniform_playout<G>{}(G::initial(), again) == result);  // recording changes nothing
    CHECK(random == again);
    state_of<G> state = G::initial();
    bool starter = true;
    for (const made& each : game) {
        REQUIRE(each.starter == starter);
        if (!make_move<G>(state, each.move)) { starter = !starter; }
    }
    const std::optional<outcome> ended = G::outcome_of(state);
    REQUIRE(ended);
    CHECK(result == (starter ? *ended : opposite(*ended)));
}

TEST_CASE("a recorded playout is the game that was played") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        check_recorded_game<tic_tac_toe>(seed);
        check_recorded_game<examples::kalah<>>(seed);
    }
}

TEST_CASE("a random game of tic-tac-toe is won, lost and drawn as often as it should be") {
    // 737, 363 and 160 of 1260 (counted over all games, each move equally likely).
    random_generator random{11};
    int sum = 0;
    int draws = 0;
    for (int i = 0; i < 20'000; ++i) {
        const outcome result = uniform_playout<tic_tac_toe>{}(tic_tac_toe::initial(), random);
        sum += static_cast<int>(result);
        draws += static_cast<int>(result == outcome::draw);
    }
    CHECK(sum / 20'000.0 == doctest::Approx((737.0 - 363.0) / 1260.0).epsilon(0.05));
    CHECK(draws / 20'000.0 == doctest::Approx(160.0 / 1260.0).epsilon(0.1));
}

}  // namespace
