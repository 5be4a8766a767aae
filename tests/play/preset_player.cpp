#include "halfmove/play/preset_player.hpp"

#include "halfmove/play/match.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE_TEMPLATE("a preset plays what it chooses, and beats chance", P, wide_board, column_scores) {
    using G = typename P::rules;
    static_assert(player<preset_player<P>, G>);
    preset_player<P> one;
    CHECK(one(G::initial()) == *choose_as<P>(G::initial()));
    random_player<G> two{1};
    CHECK(play_match<G>(one, two, 4).wins == 4);
}
