#include "halfmove/search/choose.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/policy/most_lines.hpp"
#include "halfmove/policy/window_counts.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

analysis<support::take_away<9>> scores(std::initializer_list<move_report<support::take_away<9>>> moves) {
    analysis<support::take_away<9>> result;
    result.moves = moves;
    return result;
}

struct last_of_equals {
    static int pick(std::span<const int> equals) { return equals.back(); }
};

}  // namespace

TEST_CASE("the best move is chosen, and a rule decides among equals") {
    const auto three = scores({{1, 5, bound::exact, {}}, {2, 8, bound::exact, {}}, {3, 8, bound::exact, {}}});
    CHECK(choose(three) == 2);
    CHECK(choose(three, last_of_equals{}) == 3);
    random_generator random{1};
    CHECK(*choose(three, random_of_equals{random}) >= 2);
}

TEST_CASE("a finished position has no best move") { CHECK(choose(scores({})) == std::nullopt); }

TEST_CASE("a score that may be lower is no equal") {
    const auto bounds = scores({{1, 8, bound::at_most, {}},
                                {2, 7, bound::at_least, {}},
                                {3, 7, bound::exact, {}},
                                {4, 7, bound::at_most, {}}});
    CHECK(choose(bounds) == 2);
    CHECK(choose(bounds, last_of_equals{}) == 3);
}

TEST_CASE("negative scores are compared, too") {
    CHECK(choose(scores({{1, -9, bound::exact, {}}, {2, loss_in(2), bound::exact, {}}})) == 1);
}

TEST_CASE("an analysis of mirrored moves is decided by the lines through the cells") {
    struct nothing {};
    alpha_beta<connect_four, nothing> search;
    const auto equals = analyse(search, connect_four::initial(), {.depth = 1});
    REQUIRE(equals.moves.size() == 7);
    CHECK(choose(equals) == connect_four::board.at(0, 0));
    CHECK(choose(equals, most_lines<connect_four>{}) == connect_four::board.at(3, 0));
}
