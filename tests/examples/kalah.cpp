#include "games/kalah.hpp"

#include <halfmove/testing/exact_score.hpp>
#include <halfmove/testing/laws.hpp>
#include <halfmove/testing/perft.hpp>

#include <doctest/doctest.h>

#include <numeric>

using namespace examples;
using namespace halfmove;

namespace {

using three = kalah<3, 2>;

constexpr three::state position(std::array<std::uint8_t, 8> pits, side turn = side::first) { return {pits, turn}; }

/// The outcome of perfect play for the side that begins.
template <std::size_t Houses, std::uint8_t Seeds>
outcome solved() {
    using game = kalah<Houses, Seeds>;
    return outcome_from(exact_score<game>(game::initial(), 10'000'000).value());
}

}  // namespace

TEST_CASE("kalah: a last seed in one's own store gives another move") {
    const three::state next = three::apply(three::initial(), 1);
    CHECK(next == position({2, 0, 3, 1, 2, 2, 2, 0}, side::first));
    CHECK(three::to_move(next) == side::first);
    CHECK(three::to_move(three::apply(three::initial(), 0)) == side::second);
}

TEST_CASE("kalah: a last seed in an empty house of one's own captures what faces it") {
    CHECK(three::apply(position({1, 0, 2, 0, 3, 4, 1, 0}), 0) == position({0, 0, 2, 5, 3, 0, 1, 0}, side::second));
    // Nothing faces it: no capture.
    CHECK(three::apply(position({1, 0, 2, 0, 3, 0, 1, 0}), 0) == position({0, 1, 2, 0, 3, 0, 1, 0}, side::second));
    // Their empty house: no capture.
    CHECK(three::apply(position({1, 0, 2, 0, 0, 4, 1, 0}), 2) == position({1, 0, 0, 1, 1, 4, 1, 0}, side::second));
    CHECK(three::apply(position({5, 6, 7, 0, 1, 0, 2, 0}, side::second), 0) ==
          position({5, 0, 7, 0, 0, 0, 2, 7}, side::first));
}

TEST_CASE("kalah: sowing leaves out the opponent's store, and may come back to where it began") {
    CHECK(three::apply(position({0, 1, 6, 0, 1, 1, 1, 0}), 2) == position({1, 2, 0, 1, 2, 2, 2, 0}, side::second));
    // Seven seeds go once round: the last one falls into the emptied house and captures.
    CHECK(three::apply(position({7, 1, 1, 0, 1, 1, 1, 0}), 0) == position({0, 2, 2, 4, 2, 2, 0, 0}, side::second));
}

TEST_CASE("kalah: a side without seeds ends the game, the other keeps its own") {
    const three::state over = three::apply(position({0, 0, 1, 4, 2, 0, 1, 4}), 2);
    CHECK(over == position({0, 0, 0, 5, 0, 0, 0, 7}, side::first));
    CHECK(three::outcome_of(over) == outcome::loss);  // the last seed fell into the store: the first side is to move
    const three::state other_way = three::apply(position({1, 0, 1, 4, 0, 0, 1, 5}, side::second), 2);
    CHECK(other_way == position({0, 0, 0, 6, 0, 0, 0, 6}, side::second));
    CHECK(three::outcome_of(other_way) == outcome::draw);
}

TEST_CASE("kalah is solved as in Irving, Donkers and Uiterwijk, Solving Kalah (2000)") {
    CHECK(solved<1, 1>() == outcome::draw);
    CHECK(solved<1, 2>() == outcome::loss);
    CHECK(solved<1, 3>() == outcome::win);
    CHECK(solved<1, 4>() == outcome::loss);
    CHECK(solved<2, 1>() == outcome::win);
    CHECK(solved<2, 2>() == outcome::loss);
    CHECK(solved<2, 3>() == outcome::loss);
    CHECK(solved<3, 1>() == outcome::draw);
    CHECK(solved<3, 2>() == outcome::win);
    CHECK(solved<4, 1>() == outcome::win);
}

TEST_CASE("kalah keeps all seeds and all laws") {
    random_generator random{1};
    for (kalah<>::state at = kalah<>::initial(); !kalah<>::outcome_of(at);) {
        at = kalah<>::apply(at, random_move<kalah<>>(at, random));
        CHECK(std::accumulate(at.pits.begin(), at.pits.end(), 0) == 48);
    }
    for (const law_report& report : {check_laws<kalah<>>(), check_laws<three>(), check_laws<kalah<1, 1>>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
    }
}
