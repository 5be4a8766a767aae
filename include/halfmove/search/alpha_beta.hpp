#pragma once

#include "halfmove/core/budget.hpp"
#include "halfmove/core/explain.hpp"
#include "halfmove/search/alpha_beta_recursion.hpp"

#include <cassert>
#include <optional>
#include <utility>

namespace halfmove {

/// Alpha-beta to a fixed depth, over a policy set. It keeps its policies, so what tables and orders have learnt serves
/// the next search; `forget` makes it start afresh.
///
///     struct my_policies { window_evaluation<connect_four> evaluate; };
///     halfmove::alpha_beta<connect_four, my_policies> search;
///     auto result = search.run(position, {.depth = 8});
template <explained_game G, policy_set Set = no_policies>
class alpha_beta {
public:
    explicit constexpr alpha_beta(Set set = {}) : policies_(std::move(set)) {}

    /// The best move, looking `granted.depth` plies ahead.
    template <stop_condition Stop = never_stop>
    [[nodiscard]] search_result<G> run(const state_of<G>& root, const limits& granted, Stop stop = {}) {
        budget<Stop> watch{granted, std::move(stop)};
        search_result<G> result = search_window(root, granted.depth, full_window, watch);
        result.time = watch.elapsed();
        return result;
    }

    /// One search of the root with a window of its own, for drivers: `spent` nodes count towards the budget. The value
    /// is exact inside the window and a bound outside, as the recursion's contract says.
    template <class Budget>
    [[nodiscard]] constexpr search_result<G> search_window(const state_of<G>& root, int depth, window wanted, Budget& watch,
                                                           std::uint64_t spent = 0) {
        assert(1 <= depth && depth <= max_depth);
        search_result<G> result;
        result.depth = depth;
        result.nodes = spent + 1;
        result.complete = true;
        if (const auto end = G::outcome_of(root)) {
            result.value = score_from(*end);
            result.exact = true;
            return result;
        }
        alpha_beta_recursion<G, policies<G, Set>, Budget> recursion{policies_, watch, depth, result.nodes};
        state_of<G> working_copy = root;
        recursion.expand(working_copy, depth, wanted.lower, wanted.upper);
        const auto& found = recursion.best();
        result.nodes = recursion.nodes();
        result.complete = !recursion.stopped();
        if (found.value == -infinite_score) { return result; }
        result.best = found.best;
        result.value = found.value;
        result.line = policies_.line().best();
        if (result.line.empty()) { result.line.push_back(found.best); }
        result.exact = result.complete && (is_decided(found.value) || !recursion.reached_horizon());
        return result;
    }

    /// Empties the table and whatever the order has learnt.
    constexpr void forget() {
        policies_.table().forget();
        policies_.order().forget();
    }

    [[nodiscard]] constexpr Set& policy_set() noexcept { return policies_.set(); }

private:
    policies<G, Set> policies_;
};

}  // namespace halfmove
