#pragma once

#include "halfmove/core/score.hpp"

namespace halfmove {

/// What a search still has to find out: scores at or below `lower` (alpha) and at or above `upper` (beta) need not be
/// told apart.
struct window {
    score lower = -infinite_score;
    score upper = infinite_score;

    [[nodiscard]] constexpr bool closed() const noexcept { return lower >= upper; }
    [[nodiscard]] constexpr bool contains(score value) const noexcept { return lower < value && value < upper; }

    friend constexpr bool operator==(const window&, const window&) = default;
};

/// Every score there is.
inline constexpr window full_window{};

/// The question "is the score above `bound`?".
[[nodiscard]] constexpr window null_window(score bound) noexcept { return {bound, bound + 1}; }

}  // namespace halfmove
