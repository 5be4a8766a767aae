#pragma once

#include "halfmove/core/outcome.hpp"

#include <algorithm>

namespace halfmove {

/// The worth of a position for the side to move there.
///
///     -win_score ... -decided_score | -max_heuristic ... max_heuristic | decided_score ... win_score
///      lost now      lost far away  |             estimate             |  won far away      won now
///
/// A decided score holds the distance to the end of the game, counted in plies from the position that owns the score.
/// A table may therefore store it as it is. The distance changes in one pair of functions only: `one_ply_farther` and its
/// inverse `one_ply_nearer`. All scores fit in 16 bits.
using score = int;

inline constexpr score win_score = 32'000;
inline constexpr int max_distance = 2'000;
inline constexpr score decided_score = win_score - max_distance;
inline constexpr score max_heuristic = decided_score - 1;
inline constexpr score draw_score = 0;

/// Strictly outside every score, also after `one_ply_nearer` at every ply of the longest game.
inline constexpr score infinite_score = win_score + 1;

[[nodiscard]] constexpr score win_in(int plies) noexcept { return win_score - plies; }
[[nodiscard]] constexpr score loss_in(int plies) noexcept { return plies - win_score; }

[[nodiscard]] constexpr bool is_win(score value) noexcept { return value >= decided_score; }
[[nodiscard]] constexpr bool is_loss(score value) noexcept { return value <= -decided_score; }
[[nodiscard]] constexpr bool is_decided(score value) noexcept { return is_win(value) || is_loss(value); }

/// Plies to the end of the game; only for a decided score.
[[nodiscard]] constexpr int distance_to_end(score value) noexcept {
    return is_win(value) ? win_score - value : win_score + value;
}

/// The result that a score promises: an estimate promises nothing and counts as a draw.
[[nodiscard]] constexpr outcome outcome_from(score value) noexcept {
    return static_cast<outcome>(static_cast<int>(is_win(value)) - static_cast<int>(is_loss(value)));
}

[[nodiscard]] constexpr score score_from(outcome result) noexcept { return static_cast<int>(result) * win_score; }

/// The same end of the game, seen from one ply earlier: a win becomes a slower win, a loss a slower loss.
[[nodiscard]] constexpr score one_ply_farther(score value) noexcept {
    return value - static_cast<int>(value > decided_score) + static_cast<int>(value < -decided_score);
}

/// The inverse of `one_ply_farther`, used to hand a bound of the window down to a child.
[[nodiscard]] constexpr score one_ply_nearer(score bound) noexcept {
    return bound + static_cast<int>(bound >= decided_score) - static_cast<int>(bound <= -decided_score);
}

/// An estimate, held below every decided score.
[[nodiscard]] constexpr score clamp_heuristic(score estimate) noexcept {
    return std::clamp(estimate, -max_heuristic, max_heuristic);
}

}  // namespace halfmove
