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
///     struct my_policies { window_counts<connect_four> evaluate; };
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

    /// One search of the root with a window of its own, for drivers: the `previous` result tells what nodes were spent
    /// and which move to try first. The value is exact inside the window and a bound outside, as the recursion's
    /// contract says. If not even one move could be searched, the result is that of `answer_at_once`.
    template <class Budget>
    [[nodiscard]] constexpr search_result<G> search_window(const state_of<G>& root, int depth, window wanted,
                                                           Budget& watch, const search_result<G>& previous = {}) {
        assert(1 <= depth && depth <= max_depth);
        search_result<G> result = answer_at_once(root);
        result.nodes = previous.nodes + 1;
        if (!result.best) { return result; }
        alpha_beta_recursion<G, policies<G, Set>, Budget> recursion{policies_, watch, depth, result.nodes,
                                                                    previous.best};
        policies_.line().clear(0);
        state_of<G> working_copy = root;
        recursion.search_root(working_copy, wanted);
        result.nodes = recursion.nodes();
        result.complete = !recursion.stopped();
        const auto& found = recursion.best();
        // Of an unfinished search, a value that is not above the window says only what it is not.
        if (!result.complete && found.value <= wanted.lower) { return result; }
        result.best = found.best;
        result.value = found.value;
        result.depth = depth;
        result.line = policies_.line().best();
        if (result.line.empty()) { result.line.push_back(found.best); }
        // What the table knows of deeper searches may decide a game that ends sooner behind the horizon.
        const bool in_sight = is_decided(found.value) && distance_to_end(found.value) <= depth;
        result.exact = result.complete && (in_sight || !recursion.reached_horizon());
        return result;
    }

    /// The value of one move, the position after it being searched `depth` - 1 plies deep; otherwise as `search_window`.
    template <class Budget>
    [[nodiscard]] constexpr search_result<G> search_move(const state_of<G>& root, const move_of<G>& move, int depth,
                                                         window wanted, Budget& watch, std::uint64_t spent) {
        const mover<G> player{root};
        const state_of<G> child = G::apply(root, move);
        const relation<typename policies<G, Set>::scoring> to_child{player.moves_again(child)};
        search_result<G> before;
        before.nodes = spent;
        search_result<G> result = answer_at_once(child);
        result.nodes = spent + 1;
        result.line.clear();
        if (depth > 1) { result = search_window(child, depth - 1, to_child.seen_by_child(wanted), watch, before); }
        const line_of_play<G> reply = result.line;
        result.line.clear();
        result.line.push_back(move);
        for (const move_of<G>& next : reply) {
            if (result.line.size() < result.line.capacity()) { result.line.push_back(next); }
        }
        result.best = move;
        result.value = to_child.seen_by_parent(result.value);
        result.depth = depth;
        return result;
    }

    /// An answer without search: the outcome of a finished position, else the first move and an estimate.
    [[nodiscard]] constexpr search_result<G> answer_at_once(const state_of<G>& root) {
        search_result<G> result;
        result.complete = true;
        if (const auto end = G::outcome_of(root)) {
            result.value = score_from(*end);
            result.exact = true;
            return result;
        }
        result.best = *G::moves(root).begin();
        result.line.push_back(*result.best);
        result.value = clamp_heuristic(policies_.evaluate()(root));
        return result;
    }

    /// Whether an interrupted iteration has always searched the best move of the one before.
    static constexpr bool tries_suggested_first = policies<G, Set>::tries_suggested_first;

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
