#include "games/reversi.hpp"

#include "support/agreement.hpp"
#include "support/in_place_reversi.hpp"
#include "support/skipping_reversi.hpp"

#include <halfmove/games/capped.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;
using examples::reversi;

// The caps are never reached. They make the number of moves a part of the key.

TEST_CASE("all searches agree where a side may have to pass") {
    expect_all_agree_before<capped<reversi<6>, 100>>({4, 16, 28, 33}, 3, 300);
    expect_all_agree_before<capped<reversi<4>, 100>>({7, 12}, 5, 300);
}

TEST_CASE("all searches agree on a game that plays in place") {
    using game = capped<in_place_reversi<6>, 100>;
    static_assert(in_place_game<game>);
    expect_all_agree_before<game>({8, 24, 34}, 3, 250);
}

TEST_CASE("all searches agree where a side may be skipped") {
    using game = capped<skipping_reversi<6>, 100>;
    static_assert(turn_game<game>);
    expect_all_agree_before<game>({10, 28, 32}, 3, 250);
    expect_all_agree_before<capped<skipping_reversi<4>, 100>, outcome_scoring>({7, 11}, 5, 300);
}
