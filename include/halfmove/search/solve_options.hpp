#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/limits.hpp"

#include <cstdint>

namespace halfmove {

/// What to find out about a position, and what may be spent on it.
struct solve_options {
    limits granted{};           ///< nodes and time; solving looks as deep as it must
    bool outcome_only = false;  ///< who wins, not how fast: scores are `win_score`, `draw_score` or `-win_score`
    bool line = true;           ///< also find the line of perfect play, not only its first move
};

/// What a long search has proven so far, for the side to move.
struct solve_progress {
    score_bounds known;
    std::uint64_t nodes = 0;
};

}  // namespace halfmove
