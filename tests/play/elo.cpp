#include "halfmove/play/elo.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace halfmove;
using doctest::Approx;

TEST_CASE("the logistic curve") {
    CHECK(elo_from_share(0.5) == 0);
    // 10 to 1 odds are 400 points; 64 % are 100 points, 76 % are 200 (FIDE Handbook B.02, table 8.1.2, which is rounded).
    CHECK(elo_from_share(10.0 / 11) == Approx(400));
    CHECK(std::round(100 * share_from_elo(100)) == 64);
    CHECK(std::round(100 * share_from_elo(200)) == 76);
    CHECK(elo_from_share(0.64) == Approx(99.95).epsilon(0.0001));
    CHECK(elo_from_share(0.76) == Approx(200.24).epsilon(0.0001));
    CHECK(share_from_elo(elo_from_share(0.3)) == Approx(0.3));
    CHECK(elo_from_share(1) == infinite_elo);
    CHECK(elo_from_share(0) == -infinite_elo);
}

TEST_CASE("published matches of chess programs: difference, 95 % interval") {
    // SPRT results of the engine Rustic (github.com/mvanthoor/rustic-book, src/progress/sprt_results.md).
    const auto check = [](const match_score& score, double value, double margin) {
        const elo_estimate found = elo_difference(score);
        CHECK(std::abs(found.value - value) <= 0.05);
        CHECK(std::abs(found.margin() - margin) <= 0.05);
    };
    check({869, 357, 646}, 41.6, 14.2);
    check({409, 133, 197}, 102.5, 23.5);
    check({628, 277, 416}, 56.2, 16.8);
    // Pull request 45 of the engine Lizard: 5.61.
    CHECK(elo_difference({3358, 6742, 3144}).value == Approx(5.61).epsilon(0.001));
}

TEST_CASE("the variance of one game") {
    CHECK(variance_per_game({5, 0, 5}) == Approx(0.25));
    CHECK(variance_per_game({1, 2, 1}) == Approx(0.125));
    CHECK(variance_per_game({7, 0, 0}) == 0);
    CHECK(variance_per_game({}) == 0);
}

TEST_CASE("where all games ended alike the interval stays open on one side, and narrows with every game") {
    const elo_estimate ten = elo_difference({10, 0, 0});
    CHECK(ten.value == infinite_elo);
    CHECK(ten.upper == infinite_elo);
    CHECK(share_from_elo(ten.lower) == Approx(std::pow(0.025, 0.1)));
    CHECK(elo_difference({100, 0, 0}).lower > ten.lower);
    CHECK(elo_difference({0, 0, 10}).upper == Approx(-ten.lower));
    CHECK(elo_difference({0, 100, 0}).lower < 0);
    CHECK(elo_difference({}).lower == -infinite_elo);
}

TEST_CASE("the interval holds the truth about 95 times in 100") {
    // Every outcome of 40 games between equals, weighted by its probability.
    double covered = 0;
    double probability = std::pow(0.5, 40);
    for (int wins = 0; wins <= 40; ++wins) {
        const elo_estimate found = elo_difference({wins, 0, 40 - wins});
        if (found.lower <= 0 && 0 <= found.upper) { covered += probability; }
        probability *= (40.0 - wins) / (wins + 1);
    }
    CHECK(covered > 0.91);
    CHECK(covered < 0.98);
}

TEST_CASE("likelihood of superiority: the normal distribution of wins less losses") {
    CHECK(likelihood_of_superiority({}) == 0.5);
    CHECK(likelihood_of_superiority({10, 3, 10}) == 0.5);
    // One and two standard deviations ahead.
    CHECK(likelihood_of_superiority({55, 7, 45}) == Approx(0.8413).epsilon(0.001));
    CHECK(likelihood_of_superiority({60, 0, 40}) == Approx(0.9772).epsilon(0.001));
    CHECK(likelihood_of_superiority({40, 0, 60}) == Approx(0.0228).epsilon(0.01));
}
