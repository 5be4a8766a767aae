#include "support/take_away.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/record_tree.hpp>
#include <halfmove/policy/dot.hpp>
#include <halfmove/policy/json.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace {

using namespace halfmove;

std::int64_t visits_of(const tree_node& node) { return std::get<std::int64_t>(node.facts.front().value); }

TEST_CASE("a search that was not run has no tree") {
    CHECK(record_tree(mcts<tic_tac_toe>{{.memory = 1U << 16U}}).nodes.empty());
}

TEST_CASE("visits add up in a recorded tree") {
    mcts<tic_tac_toe, plain_uct<tic_tac_toe>> search{{.memory = 1U << 20U, .expand_after = 1}};
    const auto result = search.run(tic_tac_toe::initial(), {.nodes = 2'000});
    const recorded_tree tree = record_tree(search, {.plies = 2, .nodes = 50});
    REQUIRE(tree.nodes.size() == 50);
    CHECK(visits_of(tree.nodes[0]) == 2'000);
    CHECK(tree.nodes[0].children.size() + tree.nodes[0].left_out >= 9);
    for (const tree_node& node : tree.nodes) {
        std::int64_t below = static_cast<std::int64_t>(node.left_out);
        std::int64_t last = visits_of(node);
        for (const std::size_t child : node.children) {
            CHECK(visits_of(tree.nodes[child]) <= last);  // the most visited first
            last = visits_of(tree.nodes[child]);
            below += last;
        }
        if (below > 0) { CHECK(below >= visits_of(node) - 1); }
        CHECK(below <= visits_of(node));
    }
    const tree_node& first = tree.nodes[tree.nodes[0].children.front()];
    CHECK(first.best);
    CHECK(first.move == tic_tac_toe::move_to_text(tic_tac_toe::initial(), *result.best));
}

TEST_CASE("proofs show, for the side that made the move") {
    using game_type = support::take_away<5>;
    mcts<game_type> search{{.memory = 1U << 16U}};
    REQUIRE(search.run({5}, {.nodes = 500}).exact);
    const recorded_tree tree = record_tree(search);
    const auto winning = std::ranges::find_if(tree.nodes, [](const tree_node& node) { return node.best; });
    REQUIRE(winning != tree.nodes.end());
    CHECK(winning->move == "1");
    CHECK(winning->kind == "known");
    CHECK(winning->facts.back().name == "proven");
    CHECK(std::get<std::int64_t>(winning->facts.back().value) == win_in(3));
}

TEST_CASE("it can be drawn and written") {
    mcts<tic_tac_toe> search{{.memory = 1U << 20U}};
    (void)search.run(tic_tac_toe::initial(), {.nodes = 200});
    const recorded_tree tree = record_tree(search, {.plies = 1});
    CHECK(to_dot(tree).find("200 visits") != std::string::npos);
    CHECK(to_json(tree).find("\"visits\"") != std::string::npos);
}

}  // namespace
