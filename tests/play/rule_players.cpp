#include "halfmove/play/rule_players.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/random_player.hpp"
#include "support/satisficing_agent.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace halfmove;

namespace {

template <class One, class Two>
match_score meet(int games) {
    match_score sum;
    for (int i = 0; i < games / 2; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        One one{2 * seed};
        Two two{2 * seed + 1};
        sum += play_match<connect_four>(one, two, 2);
    }
    return sum;
}

template <class One, class Two>
double wins_per_loss(int games = 2'000) {
    const match_score score = meet<One, Two>(games);
    return static_cast<double>(score.wins) / score.losses;
}

using random_one = random_player<connect_four>;
using satisficing = satisficing_player<connect_four>;
using player_1_1 = longest_row_player<connect_four>;
using player_1_2 = potential_player<connect_four>;
using player_1_3 = safe_potential_player<connect_four>;
using player_1_4 = cautious_player<connect_four>;
using player_2 = interest_player<connect_four>;
using player_3 = imitating_player<connect_four>;

/// All moves that any seed makes.
template <class Choose>
std::vector<cell> choices(Choose choose) {
    std::vector<cell> found;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const cell move = choose(seed);
        if (std::find(found.begin(), found.end(), move) == found.end()) { found.push_back(move); }
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE_TEMPLATE("the satisficing player chooses as an agent that tries all moves and replies", G, connect_four,
                   drop_game<5, 5>, drop_game<6, 5, 3>) {
    random_generator random{11};
    int winning = 0;
    for (int i = 0; i < 200; ++i) {
        state_of<G> position = G::initial();
        const int plies = i % 20;
        for (int ply = 0; ply < plies && !G::outcome_of(position); ++ply) {
            position = G::apply(position, random_move<G>(position, random));
        }
        if (G::outcome_of(position)) { continue; }
        const auto ours = choices([&](std::uint64_t seed) { return satisficing_player<G>{seed}(position); });
        if (G::winning_move(position)) {  // the agent takes the first of several wins
            for (const cell move : ours) { REQUIRE(G::outcome_of(G::apply(position, move)) == outcome::loss); }
            ++winning;
            continue;
        }
        REQUIRE(ours == choices([&](std::uint64_t seed) {
                    random_generator draws{seed};
                    return support::satisficing_move<G>(position, draws);
                }));
    }
    CHECK(winning > 10);
}

TEST_CASE("everyone is far above chance") {
    CHECK(wins_per_loss<satisficing, random_one>(400) > 5);
    CHECK(wins_per_loss<player_1_1, random_one>(400) > 5);
    CHECK(wins_per_loss<player_2, random_one>(400) > 5);
}

TEST_CASE("the published order: 1.1 below 1.2, 1.4 below 1.3, 2 between 1.1 and 1.4, and 3 above all") {
    CHECK(wins_per_loss<player_1_2, player_1_1>() > 1.05);
    CHECK(wins_per_loss<player_1_4, player_1_3>() < 1);
    CHECK(wins_per_loss<player_2, player_1_1>() > 1.3);
    CHECK(wins_per_loss<player_2, player_1_2>() < 1);
    CHECK(wins_per_loss<player_2, player_1_3>() < 0.95);
    CHECK(wins_per_loss<player_2, player_1_4>() < 1);
    CHECK(wins_per_loss<player_3, player_1_1>() > 5);
    CHECK(wins_per_loss<player_3, player_1_2>() > 3);
    CHECK(wins_per_loss<player_3, player_1_3>() > 3);
    CHECK(wins_per_loss<player_3, player_1_4>() > 3);
    CHECK(wins_per_loss<player_3, player_2>() > 3);
}

TEST_CASE_TEMPLATE("they play on any board", G, drop_game<4, 4, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    imitating_player<G> one{1};
    interest_player<G> two{2};
    CHECK(play_match<G>(one, two, 10).games() == 10);
}
