#include "halfmove/search/solver.hpp"

#include "games/kalah.hpp"
#include "games/nim.hpp"
#include "games/reversi.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/misere.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/testing/exact_score.hpp"
#include "support/exact_values.hpp"
#include "support/random_game.hpp"

#include <doctest/doctest.h>

#include <stop_token>
#include <vector>

namespace {

using namespace halfmove;

/// Is the line legal, and does it end as the value says?
template <game G>
bool line_keeps(state_of<G> position, const search_result<G>& result) {
    bool mine = true;
    for (const move_of<G>& move : result.line) {
        if (G::outcome_of(position)) { return false; }
        const mover<G> player{position};
        position = G::apply(position, move);
        mine = mine == player.moves_again(position);
    }
    const auto end = G::outcome_of(position);
    if (!end) { return false; }
    const outcome seen = mine ? *end : opposite(*end);
    const bool in_time =
        !is_decided(result.value) || static_cast<int>(result.line.size()) == distance_to_end(result.value);
    return seen == outcome_from(result.value) && in_time;
}

/// Solves positions of random games and compares with a search that tries everything.
template <game G, solver_features Features = solver_features{}>
int count_disagreements(int games, std::uint64_t seed, std::uint64_t nodes = 40'000) {
    random_generator random{seed};
    solver<G, Features> solving{1 << 20};
    int compared = 0;
    int wrong = 0;
    for (int i = 0; i < games; ++i) {
        const auto moves = support::random_game<G>(random);
        state_of<G> position = G::initial();
        for (std::size_t ply = 0; ply <= moves.size(); ++ply) {
            if (ply > 0) { position = G::apply(position, moves[ply - 1]); }
            const auto truth = exact_score<G>(position, nodes);
            if (!truth) { continue; }
            ++compared;
            const search_result<G> exact = solving.solve(position);
            const search_result<G> weak = solving.solve(position, {.outcome_only = true});
            wrong += static_cast<int>(!exact.complete || !exact.exact || exact.value != *truth);
            wrong += static_cast<int>(weak.value != score_from(outcome_from(*truth)));
            const bool over = G::outcome_of(position).has_value();
            wrong += static_cast<int>(over ? exact.best.has_value() : !line_keeps<G>(position, exact));
            for (const move_report<G>& report : solving.analyse(position).moves) {
                const mover<G> player{position};
                const state_of<G> child = G::apply(position, report.move);
                const score value = relation<>{player.moves_again(child)}.seen_by_parent(*exact_score<G>(child, nodes));
                wrong += static_cast<int>(report.value != value || report.kind != bound::exact);
            }
        }
    }
    CHECK(compared >= games);
    return wrong;
}

/// Kalah with a bound that knows the winner but not the distance.
struct bounded_kalah : examples::kalah<3, 2> {
    static score_bounds bounds(const state& position, window) {
        constexpr std::uint8_t half = 3 * 2;
        const bool first = position.turn == side::first;
        score_bounds known;
        if (position.pits[first ? 3 : 7] > half) { known.lower = decided_score; }
        if (position.pits[first ? 7 : 3] > half) { known.upper = -decided_score; }
        return known;
    }
};

constexpr solver_features nothing{false, false, false, false, false, false, false};

}  // namespace

TEST_CASE("the solver agrees with plain minimax in games with all powers") {
    CHECK(count_disagreements<connect_four>(8, 1) == 0);
    CHECK(count_disagreements<drop_game<5, 4>>(10, 2) == 0);
    CHECK(count_disagreements<drop_game<4, 5, 3>>(15, 3) == 0);
    CHECK(count_disagreements<drop_game<8, 8>>(5, 4) == 0);
    CHECK(count_disagreements<tic_tac_toe>(12, 5) == 0);
    CHECK(count_disagreements<placement_game<4, 4, 3>>(10, 6) == 0);
    CHECK(count_disagreements<placement_game<5, 4, 4>>(10, 7) == 0);
}

TEST_CASE("and in games with few powers, with passes and with extra turns") {
    CHECK(count_disagreements<misere<tic_tac_toe>>(12, 1) == 0);
    CHECK(count_disagreements<misere<drop_game<4, 4>>>(10, 2) == 0);
    CHECK(count_disagreements<examples::nim<1, 2, 3>>(12, 3) == 0);
    CHECK(count_disagreements<examples::misere_nim<1, 2, 3>>(12, 3) == 0);
    CHECK(count_disagreements<examples::reversi<4>>(10, 4) == 0);
    CHECK(count_disagreements<examples::reversi<6>>(10, 5) == 0);
    CHECK(count_disagreements<examples::kalah<3, 2>>(10, 6) == 0);
    CHECK(count_disagreements<bounded_kalah>(10, 6) == 0);
}

TEST_CASE("and whatever it may not use") {
    CHECK(count_disagreements<drop_game<4, 4>, nothing>(8, 1, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.table = false}>(8, 2, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.symmetry = false}>(8, 3, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.children_first = false}>(8, 4, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.bounds = false}>(8, 5, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.shortcuts = false}>(8, 6, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.forced_moves = false}>(8, 7, 20'000) == 0);
    CHECK(count_disagreements<drop_game<4, 4>, solver_features{.order = false}>(8, 8, 20'000) == 0);
}

TEST_CASE("every position of 4 x 4 with three in a line, from one table that keeps being replaced") {
    using game = drop_game<4, 4, 3>;
    const support::exact_values<game> truth{game::initial()};
    solver<game> solving{1 << 12};
    std::size_t wrong = 0;
    for (const auto& [position, value] : truth.positions()) {
        wrong += static_cast<std::size_t>(solving.solve(position, {.line = false}).value != value);
    }
    CHECK(wrong == 0);
}

TEST_CASE("a limit or a stop ends the search early, with a legal move and what was proven") {
    const auto position = *read_position<connect_four>("4444");
    solver<connect_four> solving{1 << 20};
    const auto few = solving.solve(position, {.granted = {.nodes = 2'000}});
    CHECK(!few.complete);
    CHECK(few.nodes <= 2'000);
    REQUIRE(few.best);
    CHECK(connect_four::playable(position).contains(few.best->index));

    std::stop_source source;
    source.request_stop();
    solving.forget();
    const auto stopped = solving.solve(position, {}, source.get_token());
    CHECK(!stopped.complete);
    CHECK(stopped.nodes < 5'000);

    const auto analysis = solving.analyse(position, {.granted = {.nodes = 2'000}});
    CHECK(!analysis.complete);
    CHECK(analysis.moves.size() == 7);
}

TEST_CASE("progress narrows from both sides to the score") {
    const auto position = *read_position<connect_four>("44444332222");
    solver<connect_four> solving;
    score_bounds last{};
    bool shrinks = true;
    const auto result = solving.solve(position, {}, never_stop{}, [&](const solve_progress& now) {
        shrinks = shrinks && now.known.lower >= last.lower && now.known.upper <= last.upper && now.known != last;
        last = now.known;
    });
    CHECK(shrinks);
    CHECK(last == score_bounds{result.value, result.value});
}

TEST_CASE("the same question gives the same answer with the same work; a kept table makes the second answer cheap") {
    const auto position = *read_position<connect_four>("4444433222");
    solver<connect_four> first;
    solver<connect_four> second;
    const auto one = first.solve(position);
    const auto two = second.solve(position);
    CHECK(one.value == two.value);
    CHECK(one.nodes == two.nodes);
    CHECK(one.line == two.line);
    CHECK(first.solve(position).nodes < one.nodes / 2);
    first.forget();
    CHECK(first.solve(position).nodes == one.nodes);
    CHECK(first.max_bytes() == solver<connect_four>::default_memory);
}

TEST_CASE("perfect play on small boards ends as published") {
    struct published {
        outcome result;
        int last_disc;
    };
    const auto check = []<class G>(std::type_identity<G>, published expected) {
        const auto result = solver<G>{}.solve(G::initial(), {.line = false});
        CHECK(outcome_from(result.value) == expected.result);
        if (is_decided(result.value)) { CHECK(distance_to_end(result.value) == expected.last_disc); }
    };
    check(std::type_identity<drop_game<4, 4>>{}, {outcome::draw, 16});
    check(std::type_identity<drop_game<5, 4>>{}, {outcome::draw, 20});
    check(std::type_identity<drop_game<6, 4>>{}, {outcome::loss, 24});
    check(std::type_identity<drop_game<7, 4>>{}, {outcome::draw, 28});
    check(std::type_identity<drop_game<4, 5>>{}, {outcome::draw, 20});
    check(std::type_identity<drop_game<5, 5>>{}, {outcome::draw, 25});
    check(std::type_identity<drop_game<4, 6>>{}, {outcome::draw, 24});
    check(std::type_identity<tic_tac_toe>{}, {outcome::draw, 9});
}
