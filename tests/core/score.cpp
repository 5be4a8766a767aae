#include "halfmove/core/score.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

using namespace halfmove;

namespace {

constexpr bool test() {
    return win_in(0) == win_score && loss_in(0) == -win_score && win_in(3) == -loss_in(3) && is_win(win_in(1'000)) &&
        is_loss(loss_in(1'000)) && !is_decided(draw_score) && !is_decided(max_heuristic) &&
        !is_decided(-max_heuristic) && distance_to_end(win_in(7)) == 7 && distance_to_end(loss_in(8)) == 8 &&
        win_in(1) > win_in(3) && loss_in(1) < loss_in(3) && one_ply_farther(win_in(4)) == win_in(5) &&
        one_ply_farther(loss_in(4)) == loss_in(5) && one_ply_nearer(win_in(5)) == win_in(4) &&
        one_ply_nearer(loss_in(5)) == loss_in(4) && one_ply_farther(17) == 17 && one_ply_nearer(-17) == -17 &&
        one_ply_farther(draw_score) == draw_score;
}

static_assert(test());
static_assert(win_score < infinite_score &&
              infinite_score + max_distance / 4 <= std::numeric_limits<std::int16_t>::max());

}  // namespace

TEST_CASE("a decided score tells who wins and when") { CHECK(test()); }

TEST_CASE("one_ply_farther undoes one_ply_nearer for every bound, infinite ones included") {
    for (score bound = -infinite_score; bound <= infinite_score; ++bound) {
        REQUIRE(one_ply_farther(one_ply_nearer(bound)) == bound);
    }
}

TEST_CASE("one_ply_farther keeps the order, the sign and what a score promises") {
    for (score value = -win_score; value <= win_score; ++value) {
        const score farther = one_ply_farther(value);
        REQUIRE(farther == -one_ply_farther(-value));
        REQUIRE(outcome_from(farther) == outcome_from(value));
        if (value > -win_score) { REQUIRE(one_ply_farther(value - 1) <= farther); }
    }
}

TEST_CASE("a bound handed down asks the child the same question") {
    // farther(v) <= bound exactly if v <= nearer(bound), and likewise for >=: what a cut-off at the child means above.
    const auto same_question = [](score value, score bound) {
        const bool at_most = (one_ply_farther(value) <= bound) == (value <= one_ply_nearer(bound));
        const bool at_least = (one_ply_farther(value) >= bound) == (value >= one_ply_nearer(bound));
        // The slowest decided scores share one value, and there only one direction can hold.
        const bool slowest = one_ply_farther(value) == value && is_decided(value);
        return slowest || (at_most && at_least);
    };
    for (const score centre : {-win_score, -decided_score, 0, decided_score, win_score}) {
        for (score value = centre - 40; value <= centre + 40; ++value) {
            if (value < -win_score || value > win_score) { continue; }
            for (score bound = centre - 40; bound <= centre + 40; ++bound) { REQUIRE(same_question(value, bound)); }
        }
    }
}

TEST_CASE("a win stays a win however far away it is") {
    score win = win_in(0);
    score loss = loss_in(0);
    for (int ply = 0; ply < 3 * max_distance; ++ply) {
        win = one_ply_farther(win);
        loss = one_ply_farther(loss);
        REQUIRE(is_win(win));
        REQUIRE(is_loss(loss));
    }
}

TEST_CASE("outcomes and scores translate into each other") {
    for (const outcome result : {outcome::loss, outcome::draw, outcome::win}) {
        CHECK(outcome_from(score_from(result)) == result);
        CHECK(score_from(opposite(result)) == -score_from(result));
    }
    CHECK(outcome_from(max_heuristic) == outcome::draw);
    CHECK(outcome_from(decided_score) == outcome::win);
    CHECK(outcome_from(-decided_score) == outcome::loss);
}

TEST_CASE("an estimate stays below every decided score") {
    CHECK(clamp_heuristic(5) == 5);
    CHECK(clamp_heuristic(std::numeric_limits<score>::max()) == max_heuristic);
    CHECK(clamp_heuristic(std::numeric_limits<score>::min()) == -max_heuristic);
    CHECK_FALSE(is_decided(clamp_heuristic(win_score)));
}
