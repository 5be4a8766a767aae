#pragma once

#include "halfmove/core/budget.hpp"
#include "halfmove/core/progress.hpp"
#include "halfmove/search/alpha_beta.hpp"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <utility>

namespace halfmove {

/// Told of every finished iteration of a long search: its result so far.
template <class Progress, class G>
concept progress_callback = std::invocable<Progress&, const search_result<G>&>;

namespace detail {

/// Searches one depth with a window around the expected value, widened on the side where the value falls outside.
template <game G, class Set, class Budget>
search_result<G> aspirate(alpha_beta<G, Set>& search, const state_of<G>& root, int depth, search_result<G> previous,
                          Budget& watch) {
    constexpr score first_margin = 32;
    const bool guess = depth > 1 && !is_decided(previous.value);
    const score expected = previous.value;
    score below = guess ? first_margin : 2 * infinite_score;
    score above = below;
    for (;;) {
        const window around{std::max(expected - below, -infinite_score), std::min(expected + above, infinite_score)};
        const search_result<G> result = search.search_window(root, depth, around, watch, previous);
        if (!result.complete || around.contains(result.value)) { return result; }
        previous.nodes = result.nodes;
        (result.value <= around.lower ? below : above) *= 8;
    }
}

template <game G>
[[nodiscard]] constexpr bool has_single_move(const state_of<G>& state) {
    auto&& moves = G::moves(state);
    auto next = moves.begin();
    return next != moves.end() && !(++next != moves.end());
}

}  // namespace detail

/// Iterative deepening: searches one ply deep, then two, three, ..., each time helped by what the table and the order have
/// learnt, until a limit is reached or the value is exact. Interrupted, it answers with the last finished iteration, or
/// with the unfinished one if that has found something better. `progress` is called after every finished iteration.
template <game G, class Set, stop_condition Stop = never_stop, progress_callback<G> Progress = no_progress>
search_result<G> deepen(alpha_beta<G, Set>& search, const state_of<G>& root, const limits& granted, Stop stop = {},
                        Progress progress = {}) {
    budget<Stop> watch{granted, std::move(stop)};
    search_result<G> best = search.answer_at_once(root);
    const bool forced = best.best && granted.timed() && detail::has_single_move<G>(root);
    const int deepest = forced ? 1 : granted.depth;
    for (int depth = 1; depth <= deepest && !best.exact; ++depth) {
        search_result<G> next = detail::aspirate(search, root, depth, best, watch);
        next.time = watch.elapsed();
        if (!next.complete) {
            const bool better = next.depth > 0 && (search.tries_suggested_first || next.value > best.value);
            if (better) { std::swap(best, next); }
            best.nodes = std::max(best.nodes, next.nodes);
            best.complete = false;
            break;
        }
        best = next;
        progress(std::as_const(best));
    }
    best.time = watch.elapsed();
    return best;
}

}  // namespace halfmove
