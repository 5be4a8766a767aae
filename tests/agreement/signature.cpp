#include "games/kalah.hpp"
#include "games/reversi.hpp"

#include <halfmove/games.hpp>
#include <halfmove/policy.hpp>
#include <halfmove/search.hpp>

#include <doctest/doctest.h>

#include <memory>

using namespace halfmove;

// Node counts tell more of a search than its answers do. They are the same on every compiler and platform; who changes a
// search on purpose changes them here. The counts without a table and where only the outcome matters are those of
// every other alpha-beta that tries columns from left to right.

namespace {

struct only_the_outcome {
    outcome_scoring scoring;
};
struct scouting {
    null_window_first scout;
};
template <game G>
struct evaluated {
    game_evaluation<G> evaluate;
};
template <game G>
struct everything {
    order_by<G, suggested_first<G>, killers<G>, history<G>> order;
    transposition_table<G> table;
    null_window_first scout;
};

template <game G, class Set>
search_result<G> fixed_depth(int depth) {
    return std::make_unique<alpha_beta<G, Set>>()->run(G::initial(), {.depth = depth});
}

template <game G>
search_result<G> deepened(int depth) {
    return deepen(*std::make_unique<alpha_beta<G, everything<G>>>(), G::initial(), {.depth = depth});
}

}  // namespace

TEST_CASE("the published counts of Connect 4 from the empty board") {
    CHECK(fixed_depth<connect_four, only_the_outcome>(8).nodes == 12'574);
    CHECK(fixed_depth<connect_four, only_the_outcome>(10).nodes == 155'590);
    const auto deepest = fixed_depth<connect_four, only_the_outcome>(12);
    CHECK(deepest.nodes == 3'050'083);
    CHECK(deepest.value == draw_score);
}

TEST_CASE("signatures") {
    CHECK(fixed_depth<connect_four, no_policies>(10).nodes == 161'430);
    CHECK(fixed_depth<connect_four, scouting>(10).nodes == 151'702);
    CHECK(fixed_depth<tic_tac_toe, no_policies>(9).nodes == 20'866);
    CHECK(fixed_depth<examples::reversi<6>, evaluated<examples::reversi<6>>>(6).nodes == 1'344);
    CHECK(fixed_depth<examples::kalah<>, evaluated<examples::kalah<>>>(7).nodes == 10'121);
}

TEST_CASE("signatures of the drivers") {
    CHECK(deepened<connect_four>(12).nodes == 100'463);
    CHECK(deepened<examples::reversi<6>>(8).nodes == 3'691);
    CHECK(deepened<examples::kalah<>>(9).nodes == 19'713);
    const auto engine = std::make_unique<alpha_beta<connect_four, everything<connect_four>>>();
    CHECK(mtd_f(*engine, connect_four::initial(), {.depth = 10}).nodes == 19'355);
    CHECK(analyse(*engine, connect_four::initial(), {.depth = 8}).nodes == 9'551);
}
