#include "halfmove/play/pairing.hpp"

#include "halfmove/core/random.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <utility>

using namespace halfmove;

TEST_CASE("games are counted in their order") {
    pairing games{3};
    games.report(2, outcome::loss);
    CHECK(games.score() == match_score{});
    games.report(0, outcome::win);
    CHECK(games.score() == match_score{1, 0, 0});
    CHECK_FALSE(games.finished());
    games.report(1, outcome::draw);
    CHECK(games.score() == match_score{1, 1, 1});
    CHECK(games.finished());
    CHECK(pairing{0}.finished());
}

TEST_CASE("a test ends the match at the same game, in whatever order the games end") {
    constexpr std::size_t games = 1'000;
    const sprt test{.elo0 = 0, .elo1 = 50};
    random_generator random{3};
    std::vector<outcome> results;
    for (std::size_t i = 0; i < games; ++i) {
        results.push_back(uniform_below(random, 3) > 0 ? outcome::win : outcome::loss);
    }
    pairing in_order{games, test};
    for (std::size_t i = 0; i < games && !in_order.finished(); ++i) { in_order.report(i, results[i]); }
    CHECK(in_order.finished());
    CHECK(in_order.score().games() < 500);
    CHECK(test.verdict(in_order.score()) == sprt_verdict::accepted);

    std::vector<std::size_t> order(games);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = games - 1; i > 0; --i) {
        std::swap(order[i], order[uniform_below(random, static_cast<std::uint32_t>(i + 1))]);
    }
    pairing shuffled{games, test};
    for (const std::size_t game : order) { shuffled.report(game, results[game]); }
    CHECK(shuffled.score() == in_order.score());
}

TEST_CASE("a match never ends between the two games of an opening") {
    random_generator random{5};
    for (int match = 0; match < 20; ++match) {
        pairing games{1'000, sprt{.elo0 = 0, .elo1 = 100}};
        for (std::size_t i = 0; !games.finished(); ++i) {
            games.report(i, uniform_below(random, 3) > 0 ? outcome::win : outcome::loss);
        }
        CHECK(games.score().games() % 2 == 0);
    }
}
