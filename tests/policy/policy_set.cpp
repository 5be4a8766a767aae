#include "halfmove/policy/policy_set.hpp"

#include "games/nim.hpp"
#include "halfmove/policy/killers.hpp"
#include "halfmove/policy/order_by.hpp"
#include "halfmove/policy/transposition_table.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using heaps = examples::nim<3, 4, 5>;

struct three {
    score operator()(const heaps::state&) const { return 3; }
};

struct everything {
    three evaluate;
    order_by<heaps, suggested_first<heaps>, killers<heaps>> order;
    transposition_table<heaps> table;
    game_bounds<heaps> bound;
    no_observer observe;
    no_line<heaps> line;
    null_window_first scout;
    outcome_scoring scoring;
};
struct only_a_scout {
    full_window_first scout;
};

using none = policies<heaps, no_policies>;
using all = policies<heaps, everything>;

static_assert(policy_set<no_policies> && policy_set<everything> && policy_set<only_a_scout>);
static_assert(detail::count_members<no_policies>() == 0 && detail::count_members<everything>() == 8);
static_assert(detail::count_axes<everything>() == 8 && detail::count_axes<only_a_scout>() == 1);

static_assert(!none::uses_scout && !none::uses_bounds && !none::remembers && !none::tries_suggested_first);
static_assert(all::uses_scout && all::uses_bounds && all::remembers && all::tries_suggested_first);
static_assert(!policies<heaps, only_a_scout>::uses_scout);
static_assert(std::same_as<none::scoring, distance_scoring> && std::same_as<all::scoring, outcome_scoring>);

template <class Policy, class Reference>
constexpr bool is = std::same_as<Policy&, Reference>;

static_assert(is<no_evaluation, decltype(std::declval<none&>().evaluate())>);
static_assert(is<generation_order<heaps>, decltype(std::declval<none&>().order())>);
static_assert(is<no_table<heaps>, decltype(std::declval<none&>().table())>);
static_assert(is<no_bounds, decltype(std::declval<none&>().bound())>);
static_assert(is<no_observer, decltype(std::declval<none&>().observe())>);
static_assert(is<principal_line<heaps>, decltype(std::declval<none&>().line())>);
static_assert(is<no_line<heaps>, decltype(std::declval<all&>().line())>);
static_assert(sizeof(policies<heaps, everything>) <= sizeof(everything) + 16, "null objects take no space");

}  // namespace

TEST_CASE("what a set names is used, and is the caller's own") {
    everything wanted;
    wanted.table = transposition_table<heaps>{4096};
    all chosen{std::move(wanted)};
    CHECK(chosen.evaluate()(heaps::initial()) == 3);
    CHECK(&chosen.table() == &chosen.set().table);
    CHECK(chosen.table().max_bytes() == 4096);
    CHECK(&chosen.order() == &chosen.set().order);
}
