#include "halfmove/play/ratings.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace halfmove;
using doctest::Approx;

namespace {

cross_table table_of(std::size_t players) { return cross_table{std::vector<player_record>(players)}; }

}  // namespace

TEST_CASE("two players: the difference that their match shows, and its interval") {
    cross_table table = table_of(2);
    const match_score score{6400, 0, 3600};
    table.add(0, 1, score);
    const auto found = ratings_of(table);
    CHECK(found[0].value - found[1].value == Approx(elo_difference(score).value).epsilon(0.001));
    CHECK(found[0].value == Approx(-found[1].value));
}

TEST_CASE("strengths that the table was made from are found again") {
    const double truth[] = {150, 20, -40, -130};
    cross_table table = table_of(4);
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = i + 1; j < 4; ++j) {
            const int wins = static_cast<int>(std::lround(100'000 * share_from_elo(truth[i] - truth[j])));
            table.add(i, j, {wins, 0, 100'000 - wins});
        }
    }
    const auto found = ratings_of(table);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(std::abs(found[i].value - truth[i]) < 0.1);
        CHECK(found[i].lower < found[i].value);
        CHECK(found[i].margin() < 3);
    }
}

TEST_CASE("who wins everything has a finite rating; more games, narrower intervals; no games, no difference") {
    cross_table few = table_of(2);
    few.add(0, 1, {10, 0, 0});
    cross_table many = table_of(2);
    many.add(0, 1, {500, 0, 500});
    cross_table some = table_of(2);
    some.add(0, 1, {50, 0, 50});
    CHECK(ratings_of(few)[0].value > 200);
    CHECK(ratings_of(few)[0].value < 1000);
    CHECK(ratings_of(many)[0].margin() < ratings_of(some)[0].margin());
    CHECK(ratings_of(table_of(3))[1].value == 0);
    CHECK(ratings_of(table_of(0)).empty());
}

TEST_CASE("the inverse of a matrix") {
    const auto inverse = detail::inverse_of({{2, 1}, {1, 3}});
    CHECK(inverse[0][0] == Approx(0.6));
    CHECK(inverse[0][1] == Approx(-0.2));
    CHECK(inverse[1][1] == Approx(0.4));
}
