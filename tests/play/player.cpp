#include "halfmove/play/player.hpp"

#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

using G = tic_tac_toe;

struct talker {
    cell operator()(const G::state&) const { return {}; }
    [[nodiscard]] static std::string explanation() { return "because"; }
};

}  // namespace

TEST_CASE("a closure is a player, and so is a library player; what answers no move is not") {
    const auto first_move = [](const G::state& position) { return *G::moves(position).begin(); };
    const auto speaks = [](const G::state&) { return std::string("b2"); };
    CHECK(player<decltype(first_move), G>);
    CHECK(player<random_player<G>, G>);
    CHECK_FALSE(player<decltype(speaks), G>);
    CHECK_FALSE(player<int, G>);
}

TEST_CASE("some players say why") {
    CHECK(explaining_player<talker, G>);
    CHECK_FALSE(explaining_player<random_player<G>, G>);
}
