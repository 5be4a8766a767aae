#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/turn.hpp"

#include <algorithm>

namespace halfmove {

/// How a position sees the scores of another one that lies some plies farther down a line of play.
struct line_view {
    int plies = 0;
    bool same_side = true;

    /// The same view, one move longer.
    [[nodiscard]] constexpr line_view beyond(bool moves_again) const noexcept {
        return {plies + 1, same_side == moves_again};
    }

    /// A score that belongs to the position below. As in `one_ply_farther`, distances end at `max_distance`.
    [[nodiscard]] constexpr score seen_above(score below) const noexcept {
        const score value = is_win(below) ? std::max(below - plies, decided_score)
            : is_loss(below)              ? std::min(below + plies, -decided_score)
                                          : below;
        return same_side ? value : -value;
    }

    [[nodiscard]] constexpr score_bounds seen_above(const score_bounds& below) const noexcept {
        return same_side ? score_bounds{seen_above(below.lower), seen_above(below.upper)}
                         : score_bounds{seen_above(below.upper), seen_above(below.lower)};
    }

    /// The question "is the score at least `target`?", asked of the position below: the score there for which the answer
    /// is the same if the side is the same, and the opposite otherwise.
    [[nodiscard]] constexpr score asked_below(score target) const noexcept {
        return same_side ? nearer(target) : nearer(-target) + 1;
    }

    /// A score that belongs to the position above, as the position below holds it: the inverse of `seen_above`.
    [[nodiscard]] constexpr score seen_below(score above) const noexcept {
        return same_side ? nearer(above) : nearer(-above);
    }

private:
    [[nodiscard]] constexpr score nearer(score target) const noexcept {
        return target +
            plies * (static_cast<int>(target >= decided_score) - static_cast<int>(target <= -decided_score));
    }
};

}  // namespace halfmove
