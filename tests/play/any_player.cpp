#include "halfmove/play/any_player.hpp"

#include "halfmove/games/tic_tac_toe.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

using namespace halfmove;

namespace {

using rules = tic_tac_toe;

struct talker {
    cell operator()(const rules::state&) {
        ++asked;
        return rules::board.at(1, 1);
    }
    [[nodiscard]] std::string explanation() const { return std::to_string(asked); }
    int asked = 0;
};

}  // namespace

static_assert(explaining_player<any_player<rules>, rules>);

TEST_CASE("players of different types in one list, their explanations with them") {
    const auto corner = [](const rules::state&) { return rules::board.at(0, 0); };
    std::vector<any_player<rules>> players{corner, talker{}};
    CHECK(players[0](rules::initial()) == rules::board.at(0, 0));
    CHECK(players[1](rules::initial()) == rules::board.at(1, 1));
    CHECK(players[0].explanation().empty());
    CHECK(players[1].explanation() == "1");
}

TEST_CASE("a player that cannot be copied; and a copy is the same player") {
    auto counter = std::make_unique<int>(0);
    any_player<rules> one{[counter = std::move(counter)](const rules::state&) {
        ++*counter;
        return rules::board.at(*counter, 0);
    }};
    any_player<rules> two = one;
    CHECK(one(rules::initial()) == rules::board.at(1, 0));
    CHECK(two(rules::initial()) == rules::board.at(2, 0));
}
