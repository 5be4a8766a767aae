#include "games/kalah.hpp"
#include "games/nim.hpp"
#include "games/reversi.hpp"
#include "support/in_place_reversi.hpp"
#include "support/random_game.hpp"
#include "support/skipping_reversi.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/notation.hpp>
#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/mcts.hpp>
#include <halfmove/mcts/rave.hpp>
#include <halfmove/mcts/ucb1_tuned.hpp>
#include <halfmove/search/solver.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

using namespace halfmove;

constexpr std::size_t small_memory = std::size_t{1} << 22U;

template <game G, class Policies = mcts_policies<G>>
mcts<G, Policies> searcher(std::uint64_t seed = 1) {
    return mcts<G, Policies>{{.memory = small_memory, .seed = seed}};
}

TEST_CASE("a finished position has no best move") {
    const auto over = *read_position<connect_four>("1122334");
    const auto result = searcher<connect_four>().run(over, {.nodes = 10});
    CHECK_FALSE(result.best);
    CHECK(result.value == -win_score);
    CHECK(result.complete);
}

TEST_CASE("a search that may do nothing still answers") {
    auto search = searcher<connect_four>();
    const auto result = search.run(connect_four::initial(), {.nodes = 0});
    CHECK(result.best);
    CHECK(result.nodes == 0);
    CHECK_FALSE(result.complete);
    mcts<connect_four> tiny{{.memory = 0}};
    CHECK(tiny.run(connect_four::initial(), {.nodes = 50}).best);
    CHECK(tiny.full());
}

TEST_CASE("limits and stop conditions end a search") {
    auto search = searcher<connect_four>();
    CHECK(search.run(connect_four::initial(), {.nodes = 777}).nodes == 777);
    int asked = 0;
    const auto stopped = search.run(connect_four::initial(), {}, [&asked] { return ++asked == 5; });
    CHECK(stopped.nodes < 1'000);
    CHECK_FALSE(stopped.complete);
    using namespace std::chrono_literals;
    CHECK(search.run(connect_four::initial(), {.time = 20ms}).time < 2s);
}

TEST_CASE("a search reports whenever its simulations have doubled") {
    auto search = searcher<connect_four>();
    std::uint64_t expected = 1024;
    const auto report = [&](const search_result<connect_four>& so_far) {
        CHECK(so_far.nodes == expected);
        CHECK(so_far.best);
        CHECK_FALSE(so_far.complete);
        expected *= 2;
    };
    CHECK(search.run(connect_four::initial(), {.nodes = 5'000}, never_stop{}, report).nodes == 5'000);
    CHECK(expected == 8192);
}

// The node counts and visits below were the same on GCC 12 and Clang 14 and 19, with and without -march=native.
TEST_CASE("the same seed gives the same answer on every platform") {
    auto search = searcher<connect_four>(3);
    const auto result = search.run(connect_four::initial(), {.nodes = 20'000});
    const auto first = search.analyse();
    CHECK(first.front().visits == 16441);
    CHECK(search.tree().size() == 7992);
    search.forget();
    const auto again = search.run(connect_four::initial(), {.nodes = 20'000});
    CHECK(again.line == result.line);
    CHECK(again.value == result.value);
    auto other = searcher<connect_four>(4);
    (void)other.run(connect_four::initial(), {.nodes = 20'000});
    CHECK(other.analyse().front().visits != first.front().visits);
}

TEST_CASE("a search of the same position goes on where it stopped") {
    auto search = searcher<connect_four>();
    auto whole = searcher<connect_four>();
    (void)search.run(connect_four::initial(), {.nodes = 700});
    const auto second = search.run(connect_four::initial(), {.nodes = 300});
    const auto at_once = whole.run(connect_four::initial(), {.nodes = 1'000});
    CHECK(second.nodes == 300);
    CHECK(second.line == at_once.line);
    CHECK(search.analyse().front().visits == whole.analyse().front().visits);
}

TEST_CASE("advancing keeps what is known") {
    auto search = searcher<connect_four>();
    (void)search.run(connect_four::initial(), {.nodes = 5'000});
    const auto best = search.analyse().front();
    search.advance(best.move);
    CHECK(search.tree()[0].visits() == best.visits);
    const auto next = connect_four::apply(connect_four::initial(), best.move);
    const auto result = search.run(next, {.nodes = 100});
    CHECK(search.tree()[0].visits() == best.visits + 100);
    REQUIRE(best.line.size() > 1);
    CHECK(std::ranges::any_of(search.analyse(), [&](const auto& report) { return report.move == *result.best; }));
    (void)search.run(connect_four::initial(), {.nodes = 50});  // another position: a new tree
    CHECK(search.tree()[0].visits() == 50);
}

TEST_CASE("a tree can be followed through a whole game") {
    auto search = searcher<connect_four>();
    auto position = connect_four::initial();
    while (!connect_four::outcome_of(position)) {
        const auto result = search.run(position, {.nodes = 300});
        REQUIRE(result.best);
        search.advance(*result.best);
        position = connect_four::apply(position, *result.best);
    }
    CHECK_FALSE(search.run(position, {.nodes = 1}).best);
}

/// Thousands of positions: what is proven is what perfect play gives, and no win is announced too near.
template <game G>
int check_proofs(std::uint64_t seed, int rounds, int plies, std::uint64_t simulations) {
    random_generator random{seed};
    solver<G> exact{std::size_t{1} << 22U};
    auto search = searcher<G>();
    int proven = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto position = support::after<G>(support::random_game<G>(random, plies));
        const auto result = search.run(position, {.nodes = simulations});
        if (!result.exact || !result.best) { continue; }
        ++proven;
        const score value = exact.solve(position).value;
        REQUIRE(outcome_from(result.value) == outcome_from(value));
        if (is_decided(value)) { REQUIRE(distance_to_end(result.value) >= distance_to_end(value)); }
        const auto after = exact.solve(G::apply(position, *result.best)).value;
        const bool again = mover<G>{position}.moves_again(G::apply(position, *result.best));
        REQUIRE(outcome_from(relation<>{again}.seen_by_parent(after)) == outcome_from(value));
    }
    return proven;
}

TEST_CASE("proven values agree with exact ones") {
    CHECK(check_proofs<connect_four>(1, 8'000, 22, 500) > 2'000);
    CHECK(check_proofs<tic_tac_toe>(2, 2'000, 3, 300) > 1'000);
    CHECK(check_proofs<examples::kalah<3, 2>>(3, 300, 4, 500) > 100);
    CHECK(check_proofs<examples::nim<3, 4, 5>>(4, 300, 2, 500) > 100);
}

TEST_CASE("the other selections prove the same") {
    struct tuned {
        ucb1_tuned select{};
    };
    struct with_rave {
        rave<tic_tac_toe> select{};
    };
    solver<tic_tac_toe> exact{std::size_t{1} << 20U};
    random_generator random{6};
    for (int round = 0; round < 100; ++round) {
        const auto position = support::after<tic_tac_toe>(support::random_game<tic_tac_toe>(random, 3));
        const auto first = searcher<tic_tac_toe, tuned>().run(position, {.nodes = 5'000});
        const auto second = searcher<tic_tac_toe, with_rave>().run(position, {.nodes = 5'000});
        const outcome wanted = outcome_from(exact.solve(position).value);
        REQUIRE(first.exact);
        REQUIRE(second.exact);
        CHECK(outcome_from(first.value) == wanted);
        CHECK(outcome_from(second.value) == wanted);
    }
}

TEST_CASE("it never loses tic-tac-toe against perfect play") {
    solver<tic_tac_toe> exact{std::size_t{1} << 20U};
    random_generator random{9};
    int losses = 0;
    for (std::uint64_t round = 0; round < 1'000; ++round) {
        auto search = mcts<tic_tac_toe>{{.memory = std::size_t{1} << 20U, .seed = round}};
        auto position = tic_tac_toe::initial();
        bool our_turn = round % 2 == 0;
        while (!tic_tac_toe::outcome_of(position)) {
            cell move{};
            if (our_turn) {
                move = *search.run(position, {.nodes = 2'000}).best;
            } else {  // any of the best moves
                const auto all = exact.analyse(position, {.line = false}).moves;
                score best = -infinite_score;
                for (const auto& report : all) { best = std::max(best, report.value); }
                do {
                    move = all[uniform_below(random, static_cast<std::uint32_t>(all.size()))].move;
                } while (std::ranges::find_if(all, [&](const auto& r) { return r.move == move; })->value != best);
            }
            position = tic_tac_toe::apply(position, move);
            our_turn = !our_turn;
        }
        losses += static_cast<int>(our_turn && tic_tac_toe::outcome_of(position) == outcome::loss);
    }
    CHECK(losses == 0);
}

/// Plays on with its own tree, and beats random play.
template <game G>
int wins_against_random(int games) {
    int wins = 0;
    for (int round = 0; round < games; ++round) {
        random_generator random{static_cast<std::uint64_t>(round)};
        auto search = searcher<G>(static_cast<std::uint64_t>(round));
        auto state = G::initial();
        bool ours = round % 2 == 0;
        while (!G::outcome_of(state)) {
            const auto move = ours ? *search.run(state, {.nodes = 200}).best : random_move<G>(state, random);
            search.advance(move);
            if (!make_move<G>(state, move)) { ours = !ours; }
        }
        wins += static_cast<int>(*G::outcome_of(state) == (ours ? outcome::win : outcome::loss));
    }
    return wins;
}

TEST_CASE("games with extra turns, passes, large states and few powers run unchanged") {
    CHECK(wins_against_random<examples::nim<3, 4, 5>>(10) >= 8);
    CHECK(wins_against_random<examples::kalah<>>(10) >= 9);
    CHECK(wins_against_random<examples::reversi<6>>(10) >= 8);
    CHECK(wins_against_random<support::in_place_reversi<6>>(10) >= 8);
    CHECK(wins_against_random<support::skipping_reversi<6>>(10) >= 8);
}

}  // namespace
