#include "halfmove/search/solver_features.hpp"

#include "games/kalah.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/misere.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

using rich = detail::solver_traits<connect_four::expanded, solver_features{}>;
using poor = detail::solver_traits<misere<connect_four>, solver_features{}>;
using bare = detail::solver_traits<connect_four::expanded, solver_features{.table = false, .shortcuts = false}>;
using turns = detail::solver_traits<examples::kalah<3, 2>, solver_features{}>;

static_assert(rich::remembers && rich::shortcuts && rich::forced_moves && rich::bounds);
static_assert(rich::max_plies == 42 && rich::max_children == 7 && rich::entry::bits == 20);
static_assert(poor::remembers && !poor::shortcuts && !poor::bounds);
static_assert(!bare::remembers && !bare::shortcuts && !bare::forced_moves && bare::bounds);
static_assert(!turns::shortcuts);

}  // namespace

TEST_CASE("a table remembers what was proven; the null table does not") {
    detail::solver_table<connect_four::expanded, rich> table{1 << 16};
    const auto position = connect_four::expanded::initial();
    const auto at = table.locate(position);
    CHECK(table.find(at) == score_bounds{});
    table.store(at, {loss_in(8), win_in(41)}, 1'000);
    CHECK(table.find(at) == score_bounds{loss_in(8), win_in(41)});
    table.clear();
    CHECK(table.find(at) == score_bounds{});

    detail::solver_table<connect_four::expanded, bare> none{1 << 16};
    none.store(none.locate(position), {draw_score, draw_score}, 1);
    CHECK(none.find(none.locate(position)) == score_bounds{});
    CHECK(none.max_bytes() == 0);
}

TEST_CASE("mirrored positions share an entry") {
    const auto left = connect_four::expanded::expand(*read_position<connect_four>("112"));
    const auto right = connect_four::expanded::expand(*read_position<connect_four>("776"));
    CHECK(rich::key(left) == rich::key(right));
    using plain = detail::solver_traits<connect_four::expanded, solver_features{.symmetry = false}>;
    CHECK(plain::key(left) != plain::key(right));
}
