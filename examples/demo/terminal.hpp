#pragma once

#include <halfmove/core/score.hpp>

#include <cstdlib>
#include <string>

#if __has_include(<unistd.h>)
#    include <unistd.h>
#endif

namespace demo {

/// Colours only where somebody can see them and nobody has asked for none (no-color.org).
inline bool coloured() {
#if __has_include(<unistd.h>)
    return isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
#else
    return false;
#endif
}

inline std::string bold(const std::string& text) {
    if (!coloured()) { return text; }
    return std::string("\x1b[1m").append(text).append("\x1b[0m");
}

/// A score in words.
inline std::string describe(halfmove::score value) {
    if (halfmove::is_win(value)) { return "wins in " + std::to_string(halfmove::distance_to_end(value)) + " plies"; }
    if (halfmove::is_loss(value)) { return "loses in " + std::to_string(halfmove::distance_to_end(value)) + " plies"; }
    return value == halfmove::draw_score ? "a draw" : "undecided, " + std::to_string(value);
}

/// A score as a bar of ten places: full for a win, half for a draw, empty for a loss.
inline std::string bar(halfmove::score value) {
    const int filled = 5 + 5 * static_cast<int>(halfmove::outcome_from(value));
    std::string places(static_cast<std::size_t>(filled), '#');
    places.append(static_cast<std::size_t>(10 - filled), '-');
    return places;
}

}  // namespace demo
