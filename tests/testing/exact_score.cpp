#include "support/tree_game.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/exact_score.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using support::tree_game;

namespace {

template <class G>
score value_of() {
    return exact_score<G>(G::initial(), 1'000).value();
}

}  // namespace

TEST_CASE("exact scores of trees solved by hand") {
    CHECK(value_of<tree_game<"+">>() == win_in(0));
    CHECK(value_of<tree_game<"[+-]">>() == win_in(1));
    CHECK(value_of<tree_game<"[--]">>() == loss_in(1));
    CHECK(value_of<tree_game<"[<+->=]">>() == draw_score);
    CHECK(value_of<tree_game<"[<+=><->]">>() == draw_score);
    // The quicker win, and the slower loss.
    CHECK(value_of<tree_game<"[<[+]>[+]]">>() == win_in(2));
    CHECK(value_of<tree_game<"[<-><[-]>]">>() == loss_in(3));
}

TEST_CASE("a side that moves again keeps the sign of its score") {
    CHECK(value_of<tree_game<"[[+]]">>() == win_in(2));
    CHECK(value_of<tree_game<"[[-=]<->]">>() == draw_score);
    CHECK(value_of<tree_game<"[<<+->>]">>() == loss_in(3));
    CHECK(value_of<tree_game<"<[-]<+>>">>() == win_in(2));
}

TEST_CASE("exact scores stay within the number of nodes granted") {
    constexpr std::uint64_t whole_tree = 549'946;
    CHECK(exact_score<tic_tac_toe>(tic_tac_toe::initial(), whole_tree) == draw_score);
    CHECK(exact_score<tic_tac_toe>(tic_tac_toe::initial(), whole_tree - 1) == std::nullopt);
}
