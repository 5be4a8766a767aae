#include "games/nim.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/testing/law_options.hpp>
#include <halfmove/testing/position_sample.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

std::string last_game(std::uint64_t seed) {
    const position_sample<connect_four> sample{{.games = 2, .seed = seed}};
    return sample.path(sample.size() - 1);
}

}  // namespace

TEST_CASE("the seed decides the games") {
    CHECK(last_game(1) == last_game(1));
    CHECK(last_game(1) != last_game(2));
}

TEST_CASE("no new game is begun beyond the number of positions") {
    const position_sample<connect_four> sample{{.depth = 9, .games = 1'000, .max_positions = 500}};
    CHECK(sample.size() >= 500);
    CHECK(sample.size() < 500 + 42);
    CHECK(sample[249].ply <= 3);
    CHECK(sample.ends_of_games().size() < 50);
}

TEST_CASE("games are stopped at their greatest length") {
    const position_sample<connect_four> sample{{.depth = 0, .games = 20, .max_length = 5}};
    for (const std::size_t end : sample.ends_of_games()) { CHECK(sample[end].ply == 5); }
}
