#include "halfmove/play/mcts_player.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using rules = connect_four;
static_assert(player<mcts_player<rules>, rules>);

}  // namespace

TEST_CASE("wins where it can, and beats chance") {
    mcts_player<rules> one{{.nodes = 200}, {.memory = 1 << 20}};
    CHECK(one(*read_position<rules>("112233")) == rules::board.at(3, 0));
    CHECK(one.last_result().value == win_in(1));
    random_player<rules> two{1};
    CHECK(play_match<rules>(one, two, 20).wins >= 18);
}

TEST_CASE("it searches on from what it knew, and proves the rest sooner than a newcomer") {
    using small = tic_tac_toe;
    const mcts_settings settings{.memory = 1 << 24};
    mcts_player<small> player{{.nodes = 1'000'000}, settings};
    const auto left = small::apply(small::initial(), player(small::initial()));
    REQUIRE(player.last_result().exact);
    const auto reached = small::apply(left, *small::moves(left).begin());
    static_cast<void>(player(reached));
    CHECK(player.last_result().exact);
    mcts_player<small> newcomer{{.nodes = 1'000'000}, settings};
    static_cast<void>(newcomer(reached));
    CHECK(newcomer.last_result().exact);
    CHECK(2 * player.last_result().nodes < newcomer.last_result().nodes);
}

TEST_CASE("same seed, same moves; and a position out of the blue is no trouble") {
    mcts_player<rules> one{{.nodes = 500}, {.memory = 1 << 20, .seed = 9}};
    mcts_player<rules> two{{.nodes = 500}, {.memory = 1 << 20, .seed = 9}};
    for (const char* moves : {"", "44", "4444", "1"}) {
        CHECK(one(*read_position<rules>(moves)) == two(*read_position<rules>(moves)));
    }
}
