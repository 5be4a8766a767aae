#include "halfmove/search/proof_children.hpp"

#include "halfmove/games/connect_four.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;
using node = detail::proof_node<connect_four, int>;

node numbered(std::uint16_t number) { return {connect_four::initial(), {}, draw_score, {}, 0, {number}}; }

}  // namespace

TEST_CASE_TEMPLATE("children come out by priority, equals in the order in which they went in", Children,
                   detail::proof_children<node, 8>, detail::proof_children<node, 0>) {
    Children open;
    for (std::uint16_t i = 0; i < 6; ++i) { open.add() = numbered(i); }
    open.add() = numbered(9);
    open.drop_last();
    REQUIRE(open.size() == 6);
    CHECK(open[3].move.index == 3);
    const int priorities[] = {5, 1, 7, 5, 7, 0};
    for (std::size_t i = 0; i < 6; ++i) {
        if (i != 1) { open.enqueue(i, priorities[i]); }
    }
    REQUIRE(open.queued() == 5);
    const std::uint16_t expected[] = {2, 4, 0, 3, 5};
    for (std::size_t i = 0; i < 5; ++i) { CHECK(open.in_order(i).move.index == expected[i]); }
}

TEST_CASE("what is known of a node only ever narrows") {
    node here = numbered(0);
    here.narrow({loss_in(4), win_in(5)});
    here.narrow({loss_in(10), win_in(3)});
    CHECK(here.known == score_bounds{loss_in(10), win_in(5)});
    here.view = line_view{}.beyond(false);
    here.asked = draw_score;
    CHECK(!here.answered());
    here.narrow({draw_score, win_in(5)});
    CHECK(here.answered());
    CHECK(here.answer() == draw_score);
    here.decide(loss_in(6), win_in(7));
    CHECK(here.known.exact());
    CHECK(here.answered());
    CHECK(here.answer() == win_in(7));
}
