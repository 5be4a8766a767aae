#include <halfmove/mcts/reward.hpp>

#include <doctest/doctest.h>

namespace {

using halfmove::outcome;
using halfmove::reward;

constexpr bool test_rewards() {
    static_assert(halfmove::simulated_value<outcome> && halfmove::simulated_value<float>);
    static_assert(!halfmove::simulated_value<double> && !halfmove::simulated_value<int>);
    static_assert(sizeof(reward<outcome>::total) == 4 && sizeof(reward<float>::total) == 8);
    return reward<outcome>::from(outcome::win) == 1 && reward<outcome>::from(outcome::loss) == -1 &&
        reward<float>::from(1.0F) == reward<float>::unit && reward<float>::from(-0.5F) == -reward<float>::unit / 2 &&
        reward<float>::from(outcome::draw) == 0 && reward<float>::from(outcome::win) == reward<float>::unit;
}
static_assert(test_rewards());

TEST_CASE("simulated values become whole numbers") { CHECK(test_rewards()); }

TEST_CASE("a mean becomes an estimate that is no decided score and keeps the order") {
    CHECK(halfmove::score_from_mean(0.0F) == halfmove::draw_score);
    CHECK(halfmove::score_from_mean(0.25F) == 250);
    CHECK(halfmove::score_from_mean(-0.5F) == -500);
    CHECK(halfmove::score_from_mean(1.0F) == 1000);
    CHECK_FALSE(halfmove::is_decided(halfmove::score_from_mean(1.0F)));
    CHECK_FALSE(halfmove::is_decided(halfmove::score_from_mean(-1.0F)));
}

}  // namespace
