#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/mcts.hpp>
#include <halfmove/mcts/node.hpp>
#include <halfmove/mcts/rave.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace {

using namespace halfmove;
using policy = rave<tic_tac_toe>;
using node = mcts_node<cell, outcome, policy::statistics>;

node with_later(int wins, int losses, int later_wins, int later_losses) {
    node result{};
    for (int i = 0; i < wins; ++i) { result.record(1); }
    for (int i = 0; i < losses; ++i) { result.record(-1); }
    for (int i = 0; i < later_wins; ++i) { result.statistics().record_later(1.0F); }
    for (int i = 0; i < later_losses; ++i) { result.statistics().record_later(-1.0F); }
    return result;
}

TEST_CASE("later moves count much at first and little in the end") {
    const node good_later = with_later(5, 5, 100, 0);
    const node good_now = with_later(8, 2, 50, 50);
    const auto rate_early = policy{}(with_later(20, 0, 0, 0));
    const auto rate_late = policy{}(with_later(200'000, 0, 0, 0));
    CHECK(rate_early(good_later) > rate_early(good_now));
    CHECK(rate_late(good_later) < rate_late(good_now));
}

TEST_CASE("at its equivalence the two means weigh the same") {
    const policy even{.exploration = 0.0F, .equivalence = 1000.0F};
    const node child = with_later(3, 1, 10, 30);  // means 0.5 and -0.5
    CHECK(static_cast<double>(even(with_later(1000, 0, 0, 0))(child)) == doctest::Approx(0.0).epsilon(0.001));
}

TEST_CASE("a move that was never played comes first, a closed one last") {
    const auto rate = policy{}(with_later(20, 0, 0, 0));
    node closed = with_later(9, 0, 9, 0);
    closed.prove(loss_in(2));
    closed.close();
    CHECK(rate(with_later(0, 0, 0, 0)) > rate(with_later(9, 0, 9, 0)));
    CHECK(rate(with_later(0, 9, 0, 9)) > rate(closed));
}

TEST_CASE("a search tells moves what they were worth later") {
    struct policies {
        rave<tic_tac_toe> select{};
        uniform_playout<tic_tac_toe> simulate{};
        averaging back_up{};
    };
    mcts<tic_tac_toe, policies> search;
    (void)search.run(tic_tac_toe::initial(), {.nodes = 2'000});
    const auto& tree = search.tree();
    std::uint32_t now = 0;
    std::uint32_t later = 0;
    for (const auto& child : tree.children(tree[0])) {
        CHECK(child.statistics().visits >= child.visits());
        CHECK(std::abs(child.statistics().total) <= static_cast<float>(child.statistics().visits));
        now += child.visits();
        later += child.statistics().visits;
    }
    CHECK(now == 2'000);
    CHECK(later > 3 * now);  // the first side makes up to five marks in a game
    CHECK(later <= 5 * now);
}

}  // namespace
