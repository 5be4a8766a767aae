#include "support/take_away.hpp"

#include <halfmove/mcts/capped_playout.hpp>
#include <halfmove/mcts/mcts.hpp>

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

/// Knows who wins, and says so in hundreds.
struct evaluated : support::take_away<40> {
    static constexpr score evaluate(const state& position) { return position.stones % 4 == 0 ? -100 : 300; }
};

TEST_CASE("without plies it is the evaluation alone, for the side to move") {
    random_generator random{1};
    const capped_playout<evaluated> look{.plies = 0, .half_win = 100};
    CHECK(look({8}, random) == -0.5F);
    CHECK(look({9}, random) == 0.75F);
    CHECK(look({0}, random) == -1.0F);  // finished
}

TEST_CASE("with an odd number of plies the other side's evaluation is turned round") {
    random_generator random{1};
    const capped_playout<evaluated> look{.plies = 1, .half_win = 100};
    for (int i = 0; i < 20; ++i) {
        const float value = look({9}, random);
        CHECK((value == 0.5F || value == -0.75F));
    }
}

TEST_CASE("a playout that reaches the end has its outcome") {
    random_generator random{1};
    const capped_playout<evaluated> look{.plies = 50, .half_win = 100};
    for (int i = 0; i < 20; ++i) {
        const float value = look({9}, random);
        CHECK((value == 1.0F || value == -1.0F));
    }
}

TEST_CASE("a search with evaluations finds the move") {
    struct policies {
        capped_playout<evaluated> simulate{.plies = 0};
    };
    mcts<evaluated, policies> search;
    CHECK(search.run({39}, {.nodes = 300}).best == 3);
    CHECK(search.run({37}, {.nodes = 300}).best == 1);
}

}  // namespace
