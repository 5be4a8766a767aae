#include <halfmove/mcts/node.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace halfmove;

/// Remembers what a node tells its statistics.
struct listener {
    float sum = 0.0F;
    std::uint32_t seen = 0;

    constexpr void record(float value) { sum += value; }
    template <class Node>
    constexpr void update(const Node& node) {
        seen = node.visits();
    }
};

constexpr bool test_visits() {
    mcts_node<int> node{7};
    if (node.move() != 7 || node.visits() != 0 || node.mean() != 0.0F) { return false; }
    node.record(1);
    node.record(1);
    node.record(-1);
    node.record(1);
    return node.visits() == 4 && node.mean() == 0.5F && !node.proven();
}
static_assert(test_visits());

constexpr bool test_estimates() {
    mcts_node<int, float, listener> node{1};
    node.record(reward<float>::from(0.5F));
    node.record(reward<float>::from(-0.25F));
    return node.mean() == 0.125F && node.statistics().sum == 0.25F && node.statistics().seen == 2;
}
static_assert(test_estimates());

constexpr bool test_proof() {
    mcts_node<int> node{1};
    node.record(1);
    node.prove(loss_in(3));
    node.record(1);
    const bool lost = node.proven() && !node.closed() && node.exact_value() == loss_in(3) && node.mean() == -1.0F;
    node.prove(draw_score);
    node.close();
    node.note_draw();
    return lost && node.visits() == 2 && node.closed() && node.draw_in_hand() && node.proven() && node.mean() == 0.0F;
}
static_assert(test_proof());

constexpr bool test_children() {
    mcts_node<int> node{1};
    node.prove(win_in(1));
    node.adopt(123'456, mcts_node<int>::max_children);
    const bool adopted = node.has_children() && node.first_child() == 123'456 && node.proven() && !node.inner() &&
        node.child_count() == mcts_node<int>::max_children;
    node.adopt(5, 2);
    node.thread(99);
    const bool threaded = node.threaded() && node.first_child() == 99 && node.child_count() == 2;
    node.unthread(5);
    return adopted && threaded && !node.threaded() && node.first_child() == 5 && node.child_count() == 2;
}
static_assert(test_children());

TEST_CASE("a node counts visits and keeps their mean") { CHECK(test_visits()); }
TEST_CASE("a node adds up estimates exactly and tells its statistics") { CHECK(test_estimates()); }
TEST_CASE("a proof takes the place of the mean") { CHECK(test_proof()); }
TEST_CASE("children, proof and thread do not disturb each other") { CHECK(test_children()); }

}  // namespace
