#include "halfmove/play/any_player.hpp"

#include "halfmove/games/tic_tac_toe.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

using namespace halfmove;

namespace {

using G = tic_tac_toe;

struct talker {
    cell operator()(const G::state&) {
        ++asked;
        return G::board.at(1, 1);
    }
    [[nodiscard]] std::string explanation() const { return std::to_string(asked); }
    int asked = 0;
};

}  // namespace

static_assert(explaining_player<any_player<G>, G>);

TEST_CASE("players of different types in one list, their explanations with them") {
    const auto corner = [](const G::state&) { return G::board.at(0, 0); };
    std::vector<any_player<G>> players{corner, talker{}};
    CHECK(players[0](G::initial()) == G::board.at(0, 0));
    CHECK(players[1](G::initial()) == G::board.at(1, 1));
    CHECK(players[0].explanation().empty());
    CHECK(players[1].explanation() == "1");
}

TEST_CASE("a player that cannot be copied; and a copy is the same player") {
    auto counter = std::make_unique<int>(0);
    any_player<G> one{[counter = std::move(counter)](const G::state&) {
        ++*counter;
        return G::board.at(*counter, 0);
    }};
    any_player<G> two = one;
    CHECK(one(G::initial()) == G::board.at(1, 0));
    CHECK(two(G::initial()) == G::board.at(2, 0));
}
