#include "halfmove/play/random_opening.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("as many plies as wanted, never finished") {
    random_generator random{1};
    for (int plies = 0; plies < 20; ++plies) {
        const auto position = random_opening<connect_four>(plies, random);
        CHECK(position.discs() == plies);
        CHECK_FALSE(connect_four::outcome_of(position));
    }
}

TEST_CASE("fewer where no game lasts so long") {
    random_generator random{1};
    const auto position = random_opening<tic_tac_toe>(20, random);
    CHECK(position.discs() == 8);
    CHECK_FALSE(tic_tac_toe::outcome_of(position));
}

TEST_CASE("openings differ, and the same random numbers give the same one") {
    random_generator random{1};
    const auto first = random_opening<connect_four>(4, random);
    const auto second = random_opening<connect_four>(4, random);
    CHECK(first != second);
    random_generator again{1};
    CHECK(random_opening<connect_four>(4, again) == first);
}
