#include "halfmove/policy/order_by.hpp"

#include "halfmove/policy/killers.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

/// Ranks a move by a table of three numbers.
template <int One, int Two, int Three>
struct fixed {
    static constexpr int rank(const stones::state&, int taken, const node_hint<stones>&) {
        return taken == 1 ? One : taken == 2 ? Two : Three;
    }
    static constexpr void cut_off(int, const node_hint<stones>&) {}
    static constexpr void forget() {}
};

struct without_rank {
    void cut_off(int, const node_hint<stones>&);
    void forget();
};

template <class Order>
constexpr int order_of(Order order, const node_hint<stones>& hint = {}) {
    int digits = 0;
    for (const int taken : order({10}, hint)) { digits = 10 * digits + taken; }
    return digits;
}

static_assert(order_criterion<fixed<0, 0, 0>, stones> && !order_criterion<without_rank, stones>);
static_assert(move_order<order_by<stones, fixed<0, 0, 0>>, stones>);

constexpr bool test() {
    const bool equals_stay = order_of(order_by<stones, fixed<0, 0, 0>>{}) == 123;
    const bool highest_first = order_of(order_by<stones, fixed<1, -4, 3>>{}) == 312;
    const bool second_decides_among_equals = order_of(order_by<stones, fixed<0, 0, 1>, fixed<1, 2, 0>>{}) == 321;
    // The largest rank of a lesser criterion does not outweigh the smallest difference in a greater one.
    const bool first_is_first = order_of(order_by<stones, fixed<-1, 0, -2>, fixed<0x7fff, -0x7fff, 0x7fff>>{}) == 213;
    const bool excess_is_clamped = order_of(order_by<stones, fixed<0, 1, 0>, fixed<1'000'000, 0, 70'000>>{}) == 213;
    return equals_stay && highest_first && second_decides_among_equals && first_is_first && excess_is_clamped;
}
static_assert(test());

}  // namespace

TEST_CASE("moves are sorted by the first criterion, equals by the next") { CHECK(test()); }

TEST_CASE("criteria learn from cut-offs, and forget") {
    order_by<stones, suggested_first<stones>, killers<stones>> order;
    const node_hint<stones> hint{.ply = 2, .depth = 1, .suggested = 2};
    CHECK(order_of(order, hint) == 213);
    order.cut_off(3, hint);
    CHECK(order_of(order, hint) == 231);
    order.forget();
    CHECK(order_of(order, hint) == 213);
}

TEST_CASE("an order knows whether a suggested move comes first") {
    CHECK(order_by<stones, suggested_first<stones>, killers<stones>>::tries_suggested_first);
    CHECK_FALSE(order_by<stones, killers<stones>, suggested_first<stones>>::tries_suggested_first);
}
