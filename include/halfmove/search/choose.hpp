#pragma once

#include "halfmove/policy/tie_break.hpp"
#include "halfmove/search/analyse.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace halfmove {

/// The best move of an analysis, picked among equals by the given rule; none if the position was finished.
/// A move whose score is only known to be at most so much does not count as an equal.
///
///     auto move = choose(analyse<connect_four>(position, {.depth = 5}), most_lines<connect_four>{});
template <game G, class TieBreak = first_of_equals>
    requires tie_break<TieBreak, G>
[[nodiscard]] std::optional<move_of<G>> choose(const analysis<G>& scores, TieBreak rule = {}) {
    score best = -infinite_score;
    for (const move_report<G>& report : scores.moves) {
        if (report.kind != bound::at_most) { best = std::max(best, report.value); }
    }
    std::vector<move_of<G>> equals;
    for (const move_report<G>& report : scores.moves) {
        if (report.kind != bound::at_most && report.value == best) { equals.push_back(report.move); }
    }
    if (equals.empty()) { return std::nullopt; }
    return rule.pick(std::span<const move_of<G>>{equals});
}

}  // namespace halfmove
