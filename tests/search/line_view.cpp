#include "halfmove/search/line_view.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

constexpr bool test() {
    constexpr line_view once = line_view{}.beyond(false);
    constexpr line_view twice = once.beyond(false);
    constexpr line_view again = line_view{}.beyond(true);
    return once.plies == 1 && !once.same_side && twice.plies == 2 && twice.same_side && again.plies == 1 &&
        again.same_side && once.seen_above(win_in(4)) == loss_in(5) && twice.seen_above(win_in(4)) == win_in(6) &&
        again.seen_above(loss_in(4)) == loss_in(5) && once.seen_above(draw_score) == draw_score &&
        once.seen_above(score_bounds{loss_in(2), win_in(3)}) == score_bounds{loss_in(4), win_in(3)} &&
        once.seen_below(loss_in(5)) == win_in(4) && twice.seen_below(draw_score) == draw_score;
}

static_assert(test());

}  // namespace

TEST_CASE("a view of one ply is the relation between parent and child") {
    CHECK(test());
    for (const bool moves_again : {false, true}) {
        const line_view view = line_view{}.beyond(moves_again);
        const relation<> between{moves_again};
        for (const score value : {win_in(1), win_in(2), win_in(41), draw_score, loss_in(1), loss_in(40), loss_in(0)}) {
            CHECK(view.seen_above(value) == between.seen_by_parent(value));
            CHECK(view.seen_below(view.seen_above(value)) == value);
        }
    }
}

TEST_CASE("a win or loss at an unknown distance stays one") {
    for (const line_view view : {line_view{1, false}, line_view{3, true}}) {
        CHECK(is_decided(view.seen_above(decided_score)));
        CHECK(is_decided(view.seen_above(-decided_score)));
    }
}

TEST_CASE("a question has the same answer above and below") {
    for (const line_view view : {line_view{1, false}, line_view{2, true}, line_view{1, true}, line_view{5, false}}) {
        for (const score below : {win_in(1), win_in(7), draw_score, loss_in(2), loss_in(8)}) {
            for (const score target : {win_in(3), win_in(8), win_in(9), win_in(12), score{1}, draw_score, score{-1},
                                       loss_in(9), loss_in(7), loss_in(3), loss_in(13)}) {
                const bool above = view.seen_above(below) >= target;
                CHECK((below >= view.asked_below(target)) == (view.same_side ? above : !above));
            }
        }
    }
}
