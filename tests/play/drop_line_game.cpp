#include "halfmove/play/drop_line_game.hpp"

#include "halfmove/games/capped.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("Connect 4 of every size, and nothing else") {
    CHECK(drop_line_game<connect_four>);
    CHECK(drop_line_game<drop_game<12, 6, 5>>);
    CHECK_FALSE(drop_line_game<tic_tac_toe>);
    CHECK_FALSE(drop_line_game<capped<connect_four, 20>>);
    CHECK_FALSE(drop_line_game<int>);
}
