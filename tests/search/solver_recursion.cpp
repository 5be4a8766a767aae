#include "halfmove/search/solver_recursion.hpp"

#include "halfmove/core/budget.hpp"
#include "halfmove/games/connect_four.hpp"
#include "support/exact_values.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

using plain = drop_game<4, 4, 3>;
using recursion = detail::solver_recursion<plain::expanded, solver_features{}, unlimited>;

}  // namespace

TEST_CASE("every question about every position is answered rightly, with a bound that holds") {
    const support::exact_values<plain> truth{plain::initial()};
    recursion::table_type table{1 << 14};
    unlimited watch;
    recursion proof{table, watch};
    std::size_t wrong = 0;
    for (const auto& [position, value] : truth.positions()) {
        const auto root = proof.open(plain::expanded::expand(position));
        const score_bounds seen = root.view.seen_above(root.known);
        wrong += static_cast<std::size_t>(value < seen.lower || seen.upper < value);
        if (root.known.exact()) { continue; }
        const score there = root.view.seen_below(value);
        for (const score target :
             {win_in(3), win_in(5), win_in(9), score{1}, draw_score, loss_in(8), loss_in(6), loss_in(4)}) {
            const score found = proof.prove(root, target);
            wrong += static_cast<std::size_t>(there >= target ? found < target || found > there
                                                              : found >= target || found < there);
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("a limit ends the proof at once") {
    using limited = detail::solver_recursion<connect_four::expanded, solver_features{}, budget<>>;
    limited::table_type table{1 << 14};
    budget<> watch{limits{.nodes = 100}};
    limited proof{table, watch};
    const auto root = proof.open(connect_four::expanded::initial());
    CHECK(proof.prove(root, 1) == limited::aborted);
    CHECK(proof.nodes() == 100);
}
