#pragma once

#include "halfmove/core/explain.hpp"
#include "halfmove/core/limits.hpp"
#include "halfmove/core/score.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace halfmove {

/// A line of play, from the position that was searched.
template <explained_game G>
using line_of_play = move_list<move_of<G>, static_cast<std::size_t>(max_depth)>;

/// What every search answers.
template <explained_game G>
struct search_result {
    std::optional<move_of<G>> best;   ///< empty if the position is finished
    score value = draw_score;         ///< for the side to move
    line_of_play<G> line;             ///< the best move and what is expected after it, as far as it is known
    int depth = 0;                    ///< plies looked ahead
    std::uint64_t nodes = 0;          ///< positions visited
    std::chrono::nanoseconds time{};  ///< wall-clock time spent
    bool complete = false;            ///< false if nodes, time or a stop condition ended the search early
    bool exact = false;               ///< no estimate was involved: this is the value of perfect play

    [[nodiscard]] double nodes_per_second() const noexcept {
        return time.count() > 0 ? static_cast<double>(nodes) * 1e9 / static_cast<double>(time.count()) : 0.0;
    }
};

/// What is known of a score.
enum class bound : std::uint8_t { exact, at_least, at_most };

/// What an analysis says of one move.
template <explained_game G>
struct move_report {
    move_of<G> move{};
    score value = draw_score;  ///< for the side that makes the move
    bound kind = bound::exact;
    line_of_play<G> line;  ///< begins with the move
};

}  // namespace halfmove
