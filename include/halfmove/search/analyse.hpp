#pragma once

#include "halfmove/core/budget.hpp"
#include "halfmove/search/alpha_beta.hpp"

#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

namespace halfmove {

/// Every legal move of a position with its score and its line.
template <explained_game G>
struct analysis {
    std::vector<move_report<G>> moves;  ///< in the order in which the game generates them
    int depth = 0;                      ///< plies looked ahead, the move itself included
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time{};
    bool complete = false;  ///< false if a limit ended it early: then some moves were looked at one ply less

    [[nodiscard]] auto begin() const noexcept { return moves.begin(); }
    [[nodiscard]] auto end() const noexcept { return moves.end(); }
};

/// Scores all moves exactly, to a depth that grows until `granted.depth` or another limit ends it.
template <game G, class Set, stop_condition Stop = never_stop>
analysis<G> analyse(alpha_beta<G, Set>& search, const state_of<G>& root, const limits& granted, Stop stop = {}) {
    analysis<G> result;
    budget<Stop> watch{granted, std::move(stop)};
    result.complete = true;
    if (G::outcome_of(root)) { return result; }
    for (const move_of<G> move : G::moves(root)) { result.moves.push_back({move, draw_score, bound::exact, {}}); }
    for (int depth = 1; depth <= granted.depth && result.complete; ++depth) {
        bool exact = true;
        for (move_report<G>& report : result.moves) {
            // A first look at every move is always taken.
            result.complete = depth == 1 || !watch.exhausted(result.nodes);
            if (!result.complete) { break; }
            const search_result<G> answer =
                search.search_move(root, report.move, depth, full_window, watch, result.nodes);
            result.nodes = answer.nodes;
            result.complete = answer.complete;
            if (!answer.complete) { break; }
            report.value = answer.value;
            report.line = answer.line;
            exact &= answer.exact;
        }
        if (result.complete) { result.depth = depth; }
        if (exact) { break; }
    }
    result.time = watch.elapsed();
    return result;
}

}  // namespace halfmove
