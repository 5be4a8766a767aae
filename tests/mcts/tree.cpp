#include <halfmove/core/random.hpp>
#include <halfmove/mcts/tree.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace halfmove;
using node = mcts_node<int>;
using tree = mcts_tree<node>;

/// The moves and visits below a node, written out.
std::string shape(const tree& nodes, std::uint32_t at) {
    std::string text = "(" + std::to_string(nodes[at].visits());
    const std::uint32_t first = nodes[at].first_child();
    for (std::uint32_t i = first; i < first + nodes[at].child_count(); ++i) {
        text += " " + std::to_string(nodes[i].move()) + shape(nodes, i);
    }
    return text + ")";
}

/// A tree of a given size, grown at random places.
tree grown(random_generator& random, std::size_t size) {
    tree nodes{1U << 20U};
    for (int move = 0; nodes.size() < size;) {
        const std::uint32_t leaf = uniform_below(random, static_cast<std::uint32_t>(nodes.size()));
        nodes[leaf].record(1);
        if (nodes[leaf].has_children()) { continue; }
        std::vector<int> moves(1 + uniform_below(random, 4));
        for (int& each : moves) { each = ++move; }
        REQUIRE(nodes.expand(nodes[leaf], moves));
    }
    return nodes;
}

TEST_CASE("a new tree is a root without children") {
    tree nodes{1 << 12U};
    CHECK(nodes.size() == 1);
    CHECK_FALSE(nodes[tree::root].has_children());
    CHECK(nodes.capacity() == (std::size_t{1} << 12U) / sizeof(node));
}

TEST_CASE("children lie side by side") {
    tree nodes{1 << 12U};
    REQUIRE(nodes.expand(nodes[tree::root], std::vector<int>{4, 5, 6}));
    REQUIRE(nodes.expand(nodes[2], std::vector<int>{7}));
    CHECK(shape(nodes, tree::root) == "(0 4(0) 5(0 7(0)) 6(0))");
    CHECK(nodes.children(nodes[tree::root]).size() == 3);
    CHECK(nodes.children(nodes[2]).front().move() == 7);
    nodes.clear();
    CHECK(shape(nodes, tree::root) == "(0)");
}

TEST_CASE("a tree stays inside its memory") {
    tree nodes{5 * sizeof(node)};
    REQUIRE(nodes.capacity() == 5);
    CHECK(nodes.expand(nodes[tree::root], std::vector<int>{1, 2, 3}));
    CHECK_FALSE(nodes.expand(nodes[1], std::vector<int>{4, 5}));
    CHECK(nodes.size() == 4);
    CHECK_FALSE(nodes[1].has_children());
    CHECK(nodes.expand(nodes[1], std::vector<int>{4}));
    CHECK(tree{0}.capacity() >= 1);
}

TEST_CASE("keeping a subtree keeps it whole and nothing else") {
    random_generator random{5};
    for (int round = 0; round < 200; ++round) {
        tree nodes = grown(random, 2 + uniform_below(random, 300));
        const std::uint32_t kept = uniform_below(random, static_cast<std::uint32_t>(nodes.size()));
        const std::string wanted = shape(nodes, kept);
        std::size_t count = 1;
        for (const char character : wanted) { count += static_cast<std::size_t>(character == ' '); }
        nodes.keep(kept);
        REQUIRE(shape(nodes, tree::root) == wanted);
        REQUIRE(nodes.size() == count);
        for (std::uint32_t i = 0; i < nodes.size(); ++i) { REQUIRE_FALSE(nodes[i].threaded()); }
    }
}

}  // namespace
