#include "halfmove/play/match_score.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("games, points and the other side's view") {
    match_score score{3, 2, 1};
    CHECK(score.games() == 6);
    CHECK(score.share() == doctest::Approx(4.0 / 6));
    CHECK(score.reversed() == match_score{1, 2, 3});
    CHECK(score.share() + score.reversed().share() == doctest::Approx(1));
    score += {1, 1, 1};
    CHECK(score == match_score{4, 3, 2});
    CHECK(match_score{}.share() == 0.5);
}
