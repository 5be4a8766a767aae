#include "halfmove/play/search_player.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

static_assert(player<search_player<connect_four>, connect_four>);

TEST_CASE("plays what the search answers, and keeps the answer") {
    search_player<connect_four> player{{.depth = 4}};
    const auto position = *read_position<connect_four>("112233");
    CHECK(player(position) == connect_four::board.at(3, 0));
    CHECK(player.last_result().value == win_in(1));
}

TEST_CASE("two plies are enough to beat chance") {
    search_player<connect_four> one{{.depth = 2}};
    random_player<connect_four> two{1};
    CHECK(play_match<connect_four>(one, two, 40).wins >= 36);
}
