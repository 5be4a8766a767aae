#include "support/take_away.hpp"

#include <halfmove/mcts/best_child.hpp>
#include <halfmove/mcts/choose.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace {

using namespace halfmove;
using node = mcts_node<int>;

struct known {
    int wins;
    int losses;
    std::optional<score> proven;
};

/// The move that is chosen among children with the given records; moves are numbered from 0.
int chosen(const std::vector<known>& records) {
    mcts_tree<node> tree{1U << 12U};
    std::vector<int> moves;
    for (int i = 0; i < static_cast<int>(records.size()); ++i) { moves.push_back(i); }
    REQUIRE(tree.expand(tree[0], moves));
    for (std::uint32_t i = 0; i < records.size(); ++i) {
        for (int n = 0; n < records[i].wins; ++n) { tree[1 + i].record(1); }
        for (int n = 0; n < records[i].losses; ++n) { tree[1 + i].record(-1); }
        if (records[i].proven) { tree[1 + i].prove(*records[i].proven); }
    }
    return best_child(tree, tree[0], most_visits{})->move();
}

TEST_CASE("the axis decides among moves that are not proven") {
    CHECK(chosen({{3, 3, {}}, {9, 1, {}}, {1, 0, {}}}) == 1);
}

TEST_CASE("proven wins come first, the quickest foremost") {
    CHECK(chosen({{90, 3, {}}, {1, 0, win_in(5)}, {1, 0, win_in(3)}, {8, 0, win_in(7)}}) == 2);
}

TEST_CASE("proven losses come last, the slowest foremost") {
    CHECK(chosen({{90, 3, loss_in(4)}, {1, 9, {}}, {99, 0, loss_in(6)}}) == 1);
    CHECK(chosen({{90, 3, loss_in(4)}, {1, 9, loss_in(8)}, {99, 0, loss_in(6)}}) == 1);
}

TEST_CASE("a proven draw is preferred to what looks worse, and only to that") {
    CHECK(chosen({{40, 60, {}}, {1, 2, draw_score}}) == 1);
    CHECK(chosen({{60, 40, {}}, {1, 2, draw_score}}) == 0);
    CHECK(chosen({{1, 0, win_in(3)}, {1, 2, draw_score}}) == 0);
}

TEST_CASE("a line goes on as long as moves were visited") {
    mcts_tree<node> tree{1U << 12U};
    REQUIRE(tree.expand(tree[0], std::vector{1, 2}));
    REQUIRE(tree.expand(tree[2], std::vector{3, 1}));
    REQUIRE(tree.expand(tree[3], std::vector{2}));
    tree[2].record(1);
    tree[3].record(1);
    line_of_play<support::take_away<9>> line;
    extend_line<support::take_away<9>>(line, tree, tree[0], most_visits{});
    REQUIRE(line.size() == 2);
    CHECK(line[0] == 2);
    CHECK(line[1] == 3);
    CHECK(best_child(tree, tree[1], most_visits{}) == nullptr);
}

}  // namespace
