#pragma once

#include "halfmove/core/window.hpp"

#include <string>

namespace halfmove {

/// A score as people say it: `won`, `win in 3`, `lost`, `loss in 2`, `+4`, `0`, `-17`; beyond all scores, `+∞` and `-∞`.
[[nodiscard]] inline std::string score_to_text(score value) {
    if (value >= infinite_score) { return "+∞"; }
    if (value <= -infinite_score) { return "-∞"; }
    if (value == win_score) { return "won"; }
    if (value == -win_score) { return "lost"; }
    if (is_win(value)) { return std::string("win in ").append(std::to_string(distance_to_end(value))); }
    if (is_loss(value)) { return std::string("loss in ").append(std::to_string(distance_to_end(value))); }
    return std::string(value > 0 ? "+" : "").append(std::to_string(value));
}

/// An open interval: `(-∞, +4)`.
[[nodiscard]] inline std::string window_to_text(window wanted) {
    return std::string("(")
        .append(score_to_text(wanted.lower))
        .append(", ")
        .append(score_to_text(wanted.upper))
        .append(")");
}

}  // namespace halfmove
