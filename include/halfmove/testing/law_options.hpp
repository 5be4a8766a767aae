#pragma once

#include "halfmove/core/score.hpp"

#include <cstddef>
#include <cstdint>

namespace halfmove {

/// Where the law kit looks, and how long. With the defaults, a game of the size of Connect 4 takes less than a second.
struct law_options {
    int depth = 3;                      ///< all positions up to this ply, as far as half of `max_positions` allows
    int games = 100;                    ///< random games from the start; their positions are added
    std::uint64_t seed = 1;             ///< of the random games: the same seed gives the same report
    std::size_t max_positions = 2'000;  ///< no new game is begun beyond
    int max_length = max_distance;      ///< a game that lasts longer breaks a law; scores count no farther either

    /// Exact scores are computed by plain negamax, only for positions with at most this many below them.
    std::uint64_t exact_nodes = 20'000;

    /// True for games such as misere Nim, in which who makes the last move always loses.
    bool last_mover_loses = false;
};

}  // namespace halfmove
