#include "halfmove/policy/search_tree.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("nodes are added below their parents, in any order") {
    recorded_tree tree;
    const std::size_t root = tree.add({.kind = "root"});
    const std::size_t left = tree.add(root, {.move = "left"});
    const std::size_t right = tree.add(root, {.move = "right"});
    const std::size_t below = tree.add(left, {.move = "below"});
    CHECK(root == 0);
    CHECK(tree.nodes.size() == 4);
    CHECK(tree.nodes[root].children == std::vector{left, right});
    CHECK(tree.nodes[left].children == std::vector{below});
    CHECK(tree.nodes[right].children.empty());
    CHECK(tree.nodes[below].move == "below");
}
