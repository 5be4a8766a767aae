#include "halfmove/policy/tree_recorder.hpp"

#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/policy/open_lines.hpp"
#include "halfmove/search/alpha_beta.hpp"
#include "halfmove/search/deepen.hpp"
#include "support/tree_game.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

template <game G>
struct recording {
    tree_recorder<G> observe{};
};

template <game G>
recorded_tree record(int depth, tree_limits limits = {}) {
    alpha_beta<G, recording<G>> search{recording<G>{tree_recorder<G>{limits}}};
    const auto result = search.run(G::initial(), {.depth = depth});
    REQUIRE(result.best);
    return search.policy_set().observe.tree();
}

/// The tree on one line: move, kind, value, window, `*` for the best move, and what is below.
std::string outline(const recorded_tree& tree, std::size_t index = 0) {
    const tree_node& node = tree.nodes[index];
    std::string text = node.move + (node.best ? "*" : "") + " " + node.kind;
    if (!node.title.empty()) { text += " " + node.title + " " + node.note; }
    if (node.left_out > 0) { text += " +" + std::to_string(node.left_out); }
    if (node.children.empty()) { return text; }
    text += " [";
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        text += (i == 0 ? "" : "; ") + outline(tree, node.children[i]);
    }
    return text + "]";
}

// The second side answers the first move with a loss, and so refutes the second move after one look.
using refuted = support::tree_game<"[<=+><-+>]">;

static_assert(search_observer<tree_recorder<refuted>, refuted>);

}  // namespace

TEST_CASE("the tree of a small search, node by node") {
    CHECK(outline(record<refuted>(2)) ==
          " searched 0 (-∞, +∞) ["
          "1* searched 0 (-∞, +∞) [2* finished draw (-∞, +∞); 3 finished won (-∞, 0)]; "
          "5 cut win in 1 (-∞, 0) [6* finished lost (0, +∞); 7 pruned]]");
}

TEST_CASE("what is too deep or too much is counted, not recorded") {
    CHECK(outline(record<refuted>(2, {.plies = 1})) ==
          " searched 0 (-∞, +∞) [1* searched 0 (-∞, +∞) +2; 5 cut win in 1 (-∞, 0) +1]");
    CHECK(outline(record<refuted>(2, {.plies = 9, .nodes = 3})) ==
          " searched 0 (-∞, +∞) +2 [1* searched 0 (-∞, +∞) +1 [2* finished draw (-∞, +∞)]]");
    CHECK(outline(record<refuted>(2, {.plies = 0})) == " searched 0 (-∞, +∞) +5");
}

TEST_CASE("pruned moves can be left out") {
    CHECK(outline(record<refuted>(2, {.pruned = false})).find("pruned") == std::string::npos);
}

TEST_CASE("every node is recorded or counted") {
    for (const std::size_t nodes : {1U, 7U, 60U, 100'000U}) {
        struct policies {
            open_lines<tic_tac_toe> evaluate{};
            tree_recorder<tic_tac_toe> observe;
        };
        const tree_limits limits{.plies = 9, .nodes = nodes, .positions = false, .pruned = false};
        alpha_beta<tic_tac_toe, policies> search{policies{{}, tree_recorder<tic_tac_toe>{limits}}};
        const auto result = search.run(tic_tac_toe::initial(), {.depth = 4});
        const recorded_tree& tree = search.policy_set().observe.tree();
        std::uint64_t visited = tree.nodes.size();
        for (const tree_node& node : tree.nodes) { visited += node.left_out; }
        CHECK(visited == result.nodes);
        CHECK(tree.nodes.size() <= nodes);
    }
}

TEST_CASE("a driver leaves the tree of its last search, with moves and positions as the game writes them") {
    alpha_beta<tic_tac_toe, recording<tic_tac_toe>> search;
    const auto result = deepen(search, tic_tac_toe::initial(), {.depth = 2});
    CHECK(result.depth == 2);
    const recorded_tree& tree = search.policy_set().observe.tree();
    REQUIRE(tree.nodes.front().children.size() == 9);
    const tree_node& first = tree.nodes[tree.nodes.front().children.front()];
    CHECK(first.move == "a1");
    CHECK(first.position == "3 . . .\n2 . . .\n1 X . .\n  a b c\n");
    CHECK(first.facts.front() == tree_fact{"depth", std::int64_t{1}});
    CHECK(first.facts.back() == tree_fact{"value", std::int64_t{0}});
}

TEST_CASE("a search that is stopped leaves its tree, too") {
    alpha_beta<tic_tac_toe, recording<tic_tac_toe>> search;
    const auto result = search.run(tic_tac_toe::initial(), {.depth = 5, .nodes = 3});
    CHECK(!result.complete);
    const recorded_tree& tree = search.policy_set().observe.tree();
    CHECK(tree.nodes.front().kind == "abandoned");
    CHECK(tree.nodes.front().title == "?");
}
