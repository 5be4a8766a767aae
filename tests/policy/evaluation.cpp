#include "halfmove/policy/evaluation.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

struct counted : stones {
    static constexpr int evaluate(const state& position) { return 100 - position.stones; }
};
struct of_another_game {
    score operator()(const std::string&) const;
};
struct without_score {
    std::string operator()(const stones::state&) const;
};
struct changes_itself {
    score operator()(const stones::state&);
};

static_assert(evaluator<no_evaluation, stones> && evaluator<game_evaluation<counted>, counted>);
static_assert(evaluator<score (*)(const stones::state&), stones>);
static_assert(!evaluator<of_another_game, stones> && !evaluator<without_score, stones> &&
              !evaluator<changes_itself, stones> && !evaluator<int, stones>);
static_assert(!evaluator<no_evaluation, int>);

}  // namespace

TEST_CASE("without an evaluation, every open position is a draw") {
    CHECK(no_evaluation{}(stones::initial()) == draw_score);
    CHECK(no_evaluation{}(std::string("anything")) == draw_score);
}

TEST_CASE("the estimate of the game itself") {
    CHECK(game_evaluation<counted>{}({10}) == 90);
    CHECK(game_evaluation<counted>{}({3}) == 97);
}
