#include <halfmove/mcts/node.hpp>
#include <halfmove/mcts/ucb1_tuned.hpp>

#include <doctest/doctest.h>

#include <cmath>

namespace {

using namespace halfmove;
using node = mcts_node<int, outcome, ucb1_tuned::statistics>;

node visited(int wins, int draws, int losses) {
    node result{0};
    for (int i = 0; i < wins; ++i) { result.record(1); }
    for (int i = 0; i < draws; ++i) { result.record(0); }
    for (int i = 0; i < losses; ++i) { result.record(-1); }
    return result;
}

TEST_CASE("of two moves with the same mean, the one whose results vary more is explored") {
    const node parent = visited(1000, 0, 0);
    const auto rate = ucb1_tuned{}(parent);
    CHECK(rate(visited(200, 0, 200)) > rate(visited(0, 400, 0)));
}

TEST_CASE("the rating is that of the formula") {
    const node parent = visited(1000, 0, 0);
    const node child = visited(60, 100, 40);
    const double per_visit = std::log(1001.0) / 200.0;
    const double variance = 0.5 - 0.1 * 0.1;
    const double bound = 0.1 + std::sqrt(per_visit * std::min(1.0, variance + std::sqrt(32.0 * per_visit)));
    CHECK(static_cast<double>(ucb1_tuned{1.0F}(parent)(child)) == doctest::Approx(bound).epsilon(0.01));
}

TEST_CASE("unvisited moves come first, closed ones last") {
    const node parent = visited(10, 0, 0);
    const auto rate = ucb1_tuned{}(parent);
    node closed = visited(3, 0, 0);
    closed.prove(loss_in(2));
    closed.close();
    CHECK(rate(visited(0, 0, 0)) > rate(visited(5, 0, 0)));
    CHECK(rate(visited(0, 0, 5)) > rate(closed));
}

}  // namespace
