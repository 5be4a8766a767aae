#include <halfmove/mcts/choose.hpp>
#include <halfmove/mcts/node.hpp>

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

mcts_node<int> visited(int wins, int losses) {
    mcts_node<int> result{0};
    for (int i = 0; i < wins; ++i) { result.record(1); }
    for (int i = 0; i < losses; ++i) { result.record(-1); }
    return result;
}

TEST_CASE("the three choices differ") {
    const auto often = visited(500, 400);  // mean 0.11
    const auto lucky = visited(3, 0);      // mean 1
    const auto solid = visited(300, 100);  // mean 0.5
    const auto best_of = [&](const auto& choose) {
        const double first = choose(often);
        const double second = choose(lucky);
        const double third = choose(solid);
        return first > second && first > third ? 1 : second > third ? 2 : 3;
    };
    CHECK(best_of(most_visits{}) == 1);
    CHECK(best_of(best_mean{}) == 2);
    CHECK(best_of(secure_mean{}) == 3);
    CHECK(best_of(secure_mean{.caution = 0.0F}) == 2);
}

TEST_CASE("of equally many visits the better mean is chosen") {
    CHECK(most_visits{}(visited(6, 4)) > most_visits{}(visited(5, 5)));
    CHECK(most_visits{}(visited(0, 11)) > most_visits{}(visited(10, 0)));
}

TEST_CASE("a move that was never visited is the last choice") {
    CHECK(best_mean{}(visited(0, 3)) > best_mean{}(visited(0, 0)));
    CHECK(secure_mean{}(visited(0, 3)) > secure_mean{}(visited(0, 0)));
    CHECK(most_visits{}(visited(0, 3)) > most_visits{}(visited(0, 0)));
}

TEST_CASE("a proven value needs no caution") {
    auto proven = visited(0, 1);
    proven.prove(draw_score);
    CHECK(secure_mean{}(proven) == 0.0);
}

}  // namespace
