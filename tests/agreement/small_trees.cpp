#include "support/agreement.hpp"
#include "support/plain.hpp"
#include "support/take_away.hpp"
#include "support/tree_game.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;

namespace {

/// Every position of a tree, searched whole and one to three plies deep.
template <game G>
void expect_tree_agrees() {
    for (const int depth : {1, 2, 3, 20}) {
        auto questions = all_questions_before<G>(20);
        for (auto& asked : questions) { asked.depth = depth; }
        CAPTURE(depth);
        expect_all_agree<G>(questions, hashed_evaluation<G>{3});
    }
}

/// Estimates without a key, from the stones that are left.
struct parity {
    score operator()(const take_away<30>::state& position) const { return position.stones % 3 - 1; }
};

}  // namespace

TEST_CASE("all searches agree on trees that were drawn by hand") {
    // A side moves twice, wins are near and far, and ends come at all depths.
    expect_tree_agrees<tree_game<"[<[+=-]<-[=+]>>[[-<+=>]<=[-+]>]<<[+-]=><-[<+->[=]]>>]">>();
    expect_tree_agrees<tree_game<"<[<+<-=>>[=-]][[<+>-]<=<[+]-[-]>>]<[-<+[<=>]>]<->>>">>();
}

TEST_CASE("all searches that need no key agree on a game without any power") {
    using game = plain<take_away<30>>;
    std::vector<question<game>> questions;
    for (int stones = 1; stones <= 30; ++stones) {
        for (int depth = 1; depth <= 7; ++depth) { questions.push_back({{stones}, depth}); }
    }
    const agreement<game, parity> test{questions, {}};
    test.expect_textbook();
    using order = order_by<game, suggested_first<game>, killers<game>>;
    test.expect_with<order, no_table<game>, null_window_first>("orders");
    test.expect_drivers<order>(no_table<game>{});
}
