#include "halfmove/search/root.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

}  // namespace

TEST_CASE("the first of the best moves is kept") {
    const auto result = best_of_moves<stones>({10}, [](int taken) { return taken == 1 ? -3 : 7; });
    CHECK(result.best == 2);
    CHECK(result.value == 7);
    CHECK(result.complete);
    CHECK_FALSE(result.exact);
    REQUIRE(result.line.size() == 1);
    CHECK(result.line.front() == 2);
}

TEST_CASE("the worst score there is still has a move") {
    const auto result = best_of_moves<stones>({10}, [](int) { return loss_in(0); });
    CHECK(result.best == 1);
    CHECK(result.value == loss_in(0));
    CHECK(result.exact);
}

TEST_CASE("a finished position has no move and asks for no value") {
    bool asked = false;
    const auto result = best_of_moves<stones>({0}, [&asked](int) {
        asked = true;
        return draw_score;
    });
    CHECK_FALSE(asked);
    CHECK_FALSE(result.best.has_value());
    CHECK(result.value == loss_in(0));
    CHECK(result.complete);
    CHECK(result.exact);
    CHECK(result.line.empty());
}
