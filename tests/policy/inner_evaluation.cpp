#include "halfmove/policy/inner_evaluation.hpp"

#include "halfmove/games/capped.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/policy/open_lines.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("an adaptor is estimated as the game inside it") {
    using short_game = capped<connect_four, 10>;
    using estimate = inner_evaluation<short_game, open_lines<connect_four>>;
    static_assert(evaluator<estimate, short_game> && !evaluator<open_lines<connect_four>, short_game>);

    random_generator random{3};
    auto position = short_game::initial();
    while (!short_game::outcome_of(position)) {
        CHECK(estimate{}(position) == open_lines<connect_four>{}(position.inner));
        position = short_game::apply(position, short_game::random_move(position, random));
    }
}
