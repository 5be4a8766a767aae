#include "support/agreement.hpp"
#include "support/hashed_evaluation.hpp"

#include <halfmove/games.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;

namespace {

/// Coarse and fine estimates, short before the given numbers of discs.
template <game G, class Scoring = distance_scoring>
void expect_agreement(std::initializer_list<int> horizons, int deepest, std::size_t count) {
    for (const int horizon : horizons) {
        for (const std::uint32_t values : {3U, 2'001U}) {
            CAPTURE(horizon);
            CAPTURE(values);
            expect_all_agree<G, hashed_evaluation<G>, Scoring>(
                questions_before<G>(horizon, deepest, count, static_cast<std::uint64_t>(horizon) + values), {values});
        }
    }
}

}  // namespace

TEST_CASE("all searches agree on the smallest boards, to the end of the game") {
    expect_agreement<drop_game<4, 4>>({9, 16}, 6, 800);
    expect_agreement<drop_game<4, 4, 3>>({9, 16}, 6, 800);
    expect_agreement<drop_game<5, 4>>({14, 20}, 6, 500);
}

TEST_CASE("all searches agree on the usual board") { expect_agreement<connect_four>({5, 14, 24, 34, 42}, 4, 800); }

TEST_CASE("all searches agree on 128 bits") { expect_agreement<drop_game<8, 8>>({6, 25, 40}, 4, 400); }

TEST_CASE("all searches agree if only the outcome counts") {
    expect_agreement<drop_game<4, 4, 3>, outcome_scoring>({9, 14}, 5, 300);
    expect_agreement<connect_four, outcome_scoring>({20, 40}, 4, 200);
}
