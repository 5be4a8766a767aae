#include "halfmove/play/mcts_player.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using G = connect_four;
static_assert(player<mcts_player<G>, G>);

}  // namespace

TEST_CASE("wins where it can, and beats chance") {
    mcts_player<G> one{{.nodes = 200}, {.memory = 1 << 20}};
    CHECK(one(*read_position<G>("112233")) == G::board.at(3, 0));
    CHECK(one.last_result().value == win_in(1));
    random_player<G> two{1};
    CHECK(play_match<G>(one, two, 20).wins >= 18);
}

TEST_CASE("it searches on from what it knew: a win that was proven before needs no search") {
    // An open pair on the ground: a third disc threatens both ends.
    const auto position = *read_position<G>("4151");
    mcts_player<G> player{{.nodes = 20'000}, {.memory = 1 << 22}};
    const cell own = player(position);
    REQUIRE(player.last_result().exact);
    CHECK(player.last_result().nodes > 0);
    const auto left = G::apply(position, own);
    static_cast<void>(player(G::apply(left, *G::drop_in(left, 1))));
    CHECK(player.last_result().exact);
    CHECK(player.last_result().nodes == 0);
}

TEST_CASE("same seed, same moves; and a position out of the blue is no trouble") {
    mcts_player<G> one{{.nodes = 500}, {.memory = 1 << 20, .seed = 9}};
    mcts_player<G> two{{.nodes = 500}, {.memory = 1 << 20, .seed = 9}};
    for (const char* moves : {"", "44", "4444", "1"}) {
        CHECK(one(*read_position<G>(moves)) == two(*read_position<G>(moves)));
    }
}
