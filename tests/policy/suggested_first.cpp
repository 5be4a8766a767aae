#include "halfmove/policy/suggested_first.hpp"

#include "halfmove/policy/order_by.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

static_assert(order_criterion<suggested_first<stones>, stones>);

}  // namespace

TEST_CASE("the suggested move ranks above all others, which are equal") {
    const suggested_first<stones> criterion;
    const node_hint<stones> hint{.ply = 0, .depth = 1, .suggested = 2};
    CHECK(criterion.rank({10}, 2, hint) > criterion.rank({10}, 1, hint));
    CHECK(criterion.rank({10}, 1, hint) == criterion.rank({10}, 3, hint));

    const node_hint<stones> nothing_known{};
    CHECK(criterion.rank({10}, 0, nothing_known) == criterion.rank({10}, 3, nothing_known));
}
