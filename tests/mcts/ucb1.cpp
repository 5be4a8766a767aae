#include <halfmove/core/random.hpp>
#include <halfmove/mcts/node.hpp>
#include <halfmove/mcts/ucb1.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <vector>

namespace {

using namespace halfmove;
using node = mcts_node<int, outcome, ucb1::statistics>;

node visited(int wins, int losses) {
    node result{0};
    for (int i = 0; i < wins; ++i) { result.record(1); }
    for (int i = 0; i < losses; ++i) { result.record(-1); }
    return result;
}

TEST_CASE("unvisited moves come first, closed ones last") {
    const node parent = visited(50, 50);
    const auto rate = ucb1{}(parent);
    node closed = visited(9, 0);
    closed.prove(loss_in(2));
    closed.close();
    closed.record(1);
    CHECK(rate(visited(0, 0)) > rate(visited(9, 0)));
    CHECK(rate(visited(0, 9)) > rate(closed));
}

TEST_CASE("the choice is that of the formula") {
    random_generator random{3};
    for (int round = 0; round < 300; ++round) {
        const float exploration = 0.1F * static_cast<float>(1 + uniform_below(random, 30));
        std::vector<node> children;
        int visits = 0;
        for (int i = 0; i < 7; ++i) {
            const int wins = static_cast<int>(uniform_below(random, 60));
            const int losses = 1 + static_cast<int>(uniform_below(random, 60));
            children.push_back(visited(wins, losses));
            visits += wins + losses;
        }
        const node parent = visited(visits, 0);
        const auto rate = ucb1{exploration}(parent);
        const auto formula = [&](const node& child) {
            const double spread = std::sqrt(std::log(visits + 1.0) / child.visits());
            return static_cast<double>(child.mean()) + static_cast<double>(exploration) * spread;
        };
        std::size_t chosen = 0;
        double highest = -10.0;
        for (std::size_t i = 0; i < children.size(); ++i) {
            if (rate(children[i]) > rate(children[chosen])) { chosen = i; }
            highest = std::max(highest, formula(children[i]));
        }
        // The tabulated logarithm is up to 1 % too small.
        REQUIRE(formula(children[chosen]) >= highest - 0.03 * static_cast<double>(exploration));
    }
}

}  // namespace
