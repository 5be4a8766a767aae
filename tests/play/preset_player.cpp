#include "halfmove/play/preset_player.hpp"

#include "halfmove/play/match.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE_TEMPLATE("a preset plays what it chooses, and beats chance", P, wide_board, column_scores) {
    using rules = typename P::rules;
    static_assert(player<preset_player<P>, rules>);
    preset_player<P> one;
    CHECK(one(rules::initial()) == *choose_as<P>(rules::initial()));
    random_player<rules> two{1};
    CHECK(play_match<rules>(one, two, 4).wins == 4);
}
