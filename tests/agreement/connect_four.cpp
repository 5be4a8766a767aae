#include "support/agreement.hpp"

#include <halfmove/games.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;

TEST_CASE("all searches agree on the smallest boards, to the end of the game") {
    expect_all_agree_before<drop_game<4, 4>>({9, 16}, 6, 800);
    expect_all_agree_before<drop_game<4, 4, 3>>({9, 16}, 6, 800);
    expect_all_agree_before<drop_game<5, 4>>({14, 20}, 6, 500);
}

TEST_CASE("all searches agree on the usual board") {
    expect_all_agree_before<connect_four>({5, 14, 24, 34, 42}, 4, 800);
}

TEST_CASE("all searches agree on 128 bits") { expect_all_agree_before<drop_game<8, 8>>({6, 25, 40}, 4, 400); }

TEST_CASE("all searches agree if only the outcome counts") {
    expect_all_agree_before<drop_game<4, 4, 3>, outcome_scoring>({9, 14}, 5, 300);
    expect_all_agree_before<connect_four, outcome_scoring>({20, 40}, 4, 200);
}
