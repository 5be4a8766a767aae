#include "support/tree_game.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/simulator.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace halfmove;

template <game G, class Policies = mcts_policies<G>>
using simulator = mcts_simulator<G, mcts_axes<G, Policies>>;

template <game G, class Policies = mcts_policies<G>>
simulator<G, Policies> started(const mcts_settings& settings = {.memory = std::size_t{1} << 20U}) {
    simulator<G, Policies> result{settings, mcts_axes<G, Policies>{Policies{}}};
    result.start(G::initial(), settings.seed);
    return result;
}

/// Every visit of a node goes on to one of its children, but for those before it was expanded.
template <class Simulator>
void check_visits(const Simulator& simulator, std::uint32_t at, std::uint32_t before_expansion) {
    const auto& nodes = simulator.nodes();
    if (!nodes[at].has_children()) { return; }
    std::uint32_t below = 0;
    const std::uint32_t first = nodes[at].first_child();
    for (std::uint32_t i = first; i < first + nodes[at].child_count(); ++i) {
        below += nodes[i].visits();
        check_visits(simulator, i, 3);
    }
    REQUIRE(nodes[at].visits() == below + before_expansion);
}

TEST_CASE("each simulation is one visit on every level") {
    auto plain = started<tic_tac_toe, plain_uct<tic_tac_toe>>({.memory = std::size_t{1} << 20U, .expand_after = 3});
    for (int i = 0; i < 2'000; ++i) { plain.simulate(max_depth); }
    CHECK(plain.nodes()[0].visits() == 2'000);
    check_visits(plain, 0, 0);
}

TEST_CASE("proofs travel to the root, whoever moves") {
    const auto proven = []<game G>() {
        auto all = started<G>();
        for (int i = 0; i < 100 && !all.proven_value(); ++i) { all.simulate(max_depth); }
        REQUIRE(all.proven_value());
        return *all.proven_value();
    };
    CHECK(proven.operator()<support::tree_game<"[<+->-]">>() == loss_in(2));
    CHECK(proven.operator()<support::tree_game<"[<+->=]">>() == draw_score);
    CHECK(proven.operator()<support::tree_game<"[<++>-]">>() == win_in(2));
    CHECK(proven.operator()<support::tree_game<"[-[-[+=]]]">>() == win_in(3));  // the same side moves three times
    CHECK(proven.operator()<support::tree_game<"[-<[+-]<-+>>]">>() == loss_in(3));
}

TEST_CASE("a mean is seen by the side that made the move") {
    using both = support::tree_game<"[<+[++]><-[--]>]">;  // the first move always wins, the second always loses
    auto plain = started<both, plain_uct<both>>({.memory = std::size_t{1} << 16U, .expand_after = 1});
    for (int i = 0; i < 100; ++i) { plain.simulate(max_depth); }
    const auto& nodes = plain.nodes();
    const auto first_side = nodes.children(nodes[0]);
    CHECK(first_side[0].mean() > 0.999F);
    CHECK(first_side[1].mean() < -0.999F);
    for (const auto& second_side : nodes.children(first_side[0])) { CHECK(second_side.mean() < -0.999F); }
    const auto first_again = nodes.children(nodes.children(first_side[0])[1]);
    REQUIRE(first_again.size() == 2);
    CHECK(first_again[0].mean() > 0.999F);
}

TEST_CASE("a side with a draw in hand does not lose elsewhere") {
    // The second side can draw at once; its other move loses, which takes a while to prove.
    using drawn = support::tree_game<"[<=[<[+][+][+][+][+][+][+][+][+][+][+][+]>]>-]">;
    auto all = started<drawn>({.memory = std::size_t{1} << 16U, .expand_after = 1});
    for (int i = 0; i < 18; ++i) { all.simulate(max_depth); }
    REQUIRE_FALSE(all.proven_value());
    const auto& first_move = all.nodes()[1];
    CHECK(first_move.visits() > 12);
    CHECK(first_move.mean() * static_cast<float>(first_move.visits()) < 3.0F);
    for (int i = 0; i < 500 && !all.proven_value(); ++i) { all.simulate(max_depth); }
    CHECK(all.proven_value() == draw_score);
}

TEST_CASE("plain means prove nothing") {
    auto plain = started<tic_tac_toe, plain_uct<tic_tac_toe>>();
    for (int i = 0; i < 3'000; ++i) { plain.simulate(max_depth); }
    CHECK_FALSE(plain.proven_value());
}

TEST_CASE("the tree keeps to its depth and to its memory") {
    auto shallow = started<tic_tac_toe, plain_uct<tic_tac_toe>>();
    for (int i = 0; i < 2'000; ++i) { shallow.simulate(2); }
    CHECK(shallow.deepest() == 2);
    CHECK(shallow.nodes().size() == 1 + 9 + 9 * 8);
    auto small = started<tic_tac_toe, plain_uct<tic_tac_toe>>({.memory = 1'000});
    for (int i = 0; i < 2'000; ++i) { small.simulate(max_depth); }
    CHECK(small.full());
    CHECK(small.nodes()[0].visits() == 2'000);
    CHECK(small.nodes().size() <= small.nodes().capacity());
    CHECK_FALSE(shallow.full());
}

}  // namespace
