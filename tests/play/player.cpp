#include "halfmove/play/player.hpp"

#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

using rules = tic_tac_toe;

struct talker {
    cell operator()(const rules::state&) const { return {}; }
    [[nodiscard]] static std::string explanation() { return "because"; }
};

}  // namespace

TEST_CASE("a closure is a player, and so is a library player; what answers no move is not") {
    const auto first_move = [](const rules::state& position) { return *rules::moves(position).begin(); };
    const auto speaks = [](const rules::state&) { return std::string("b2"); };
    CHECK(player<decltype(first_move), rules>);
    CHECK(player<random_player<rules>, rules>);
    CHECK_FALSE(player<decltype(speaks), rules>);
    CHECK_FALSE(player<int, rules>);
}

TEST_CASE("some players say why") {
    CHECK(explaining_player<talker, rules>);
    CHECK_FALSE(explaining_player<random_player<rules>, rules>);
}
