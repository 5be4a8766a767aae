#include "halfmove/policy/killers.hpp"

#include "halfmove/policy/order_by.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

static_assert(order_criterion<killers<stones>, stones>);

/// The ranks of taking one, two and three stones at a ply, as digits.
int ranks(const killers<stones>& known, int ply) {
    const node_hint<stones> hint{.ply = ply, .depth = 1, .suggested = {}};
    return 100 * known.rank({10}, 1, hint) + 10 * known.rank({10}, 2, hint) + known.rank({10}, 3, hint);
}

}  // namespace

TEST_CASE("the last two moves that cut off come first, at their own ply only") {
    killers<stones> known;
    const node_hint<stones> here{.ply = 4, .depth = 1, .suggested = {}};
    CHECK(ranks(known, 4) == 0);
    known.cut_off(3, here);
    CHECK(ranks(known, 4) == 2);
    known.cut_off(1, here);
    CHECK(ranks(known, 4) == 201);
    known.cut_off(2, here);
    CHECK(ranks(known, 4) == 120);
    CHECK(ranks(known, 3) == 0);
    CHECK(ranks(known, 5) == 0);
    known.forget();
    CHECK(ranks(known, 4) == 0);
}

TEST_CASE("a move that cuts off twice running does not drive out the other") {
    killers<stones> known;
    const node_hint<stones> here{.ply = 0, .depth = 1, .suggested = {}};
    known.cut_off(1, here);
    known.cut_off(2, here);
    known.cut_off(2, here);
    CHECK(ranks(known, 0) == 120);
}

TEST_CASE("there is room for the deepest search") {
    killers<stones> known;
    known.cut_off(2, {.ply = max_depth - 1, .depth = 1, .suggested = {}});
    CHECK(ranks(known, max_depth - 1) == 20);
}
