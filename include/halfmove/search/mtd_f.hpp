#pragma once

#include "halfmove/core/budget.hpp"
#include "halfmove/search/alpha_beta.hpp"

#include <utility>

namespace halfmove {

/// MTD(f) of Plaat: finds the value at a fixed depth by null windows alone, beginning at a guess. It lives from a
/// table, which answers most of what one test has in common with the last.
template <game G, class Set, stop_condition Stop = never_stop>
search_result<G> mtd_f(alpha_beta<G, Set>& search, const state_of<G>& root, const limits& granted,
                       score guess = draw_score, Stop stop = {}) {
    budget<Stop> watch{granted, std::move(stop)};
    search_result<G> best = search.answer_at_once(root);
    score lower = -infinite_score;
    score upper = infinite_score;
    bool lower_exact = best.exact;
    bool upper_exact = best.exact;
    while (best.best && best.complete && lower < upper) {
        const window test = guess == lower ? null_window(guess) : null_window(guess - 1);
        const search_result<G> answer = search.search_window(root, granted.depth, test, watch, best);
        const bool raised = answer.value > test.lower;
        if (answer.complete) { (raised ? lower : upper) = guess = answer.value; }
        (raised ? lower_exact : upper_exact) = answer.exact;
        // A test that fails low says nothing of which move is best.
        if ((raised && answer.depth > 0) || best.depth == 0) {
            best = answer;
        } else {
            best.nodes = answer.nodes;
            best.complete = answer.complete;
        }
        if (best.complete) { best.value = answer.value; }
    }
    best.exact = best.complete && lower_exact && upper_exact;
    best.time = watch.elapsed();
    return best;
}

}  // namespace halfmove
