#pragma once

#include "halfmove/core/result.hpp"

#include <cstdint>
#include <optional>

namespace halfmove {

/// What a Monte-Carlo search knows of one move.
template <game G>
struct mcts_report {
    move_of<G> move{};
    std::uint32_t visits = 0;
    float mean = 0.0F;            ///< from -1 (lost) to 1 (won) for the side that makes the move
    std::optional<score> proven;  ///< the exact outcome, if it is known; its distance to the end is an upper bound
    line_of_play<G> line;         ///< begins with the move
};

}  // namespace halfmove
