#include "halfmove/policy/static_bounds.hpp"

#include "games/nim.hpp"
#include "support/questions.hpp"
#include "support/take_away.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/testing/exact_score.hpp>

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;
using small = drop_game<4, 3, 3>;
using heaps = examples::nim<2, 3, 3>;

struct without_window {
    score_bounds operator()(const stones::state&) const;
};
struct without_interval {
    std::string operator()(const stones::state&, window) const;
};

static_assert(bounder<no_bounds, stones> && bounder<game_bounds<heaps>, heaps> && bounder<win_at_once<small>, small>);
static_assert(!bounder<without_window, stones> && !bounder<without_interval, stones>);

}  // namespace

TEST_CASE("no bounds hold every score") { CHECK(no_bounds{}(stones::initial(), full_window) == score_bounds{}); }

TEST_CASE("the bounds of the game are handed on with the window") {
    const heaps::state lost{0, 3, 3};
    CHECK(game_bounds<heaps>{}(lost, full_window) == heaps::bounds(lost, full_window));
    CHECK(is_loss(game_bounds<heaps>{}(lost, full_window).upper));
}

TEST_CASE("a win with the next move is exact, and every other position is inside the bounds") {
    std::size_t wins = 0;
    const auto questions = support::all_questions_before<small>(12);
    for (const auto& each : questions) {
        const score_bounds known = win_at_once<small>{}(each.root, full_window);
        const score value = *exact_score<small>(each.root, 10'000'000);
        REQUIRE(known.lower <= value);
        REQUIRE(value <= known.upper);
        REQUIRE(known.exact() == (value == win_in(1)));
        wins += static_cast<std::size_t>(known.exact());
    }
    CHECK(0 < wins);
    CHECK(wins < questions.size());
}
