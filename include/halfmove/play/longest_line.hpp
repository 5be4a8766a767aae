#pragma once

#include "halfmove/board/lines.hpp"

namespace halfmove {

/// The most cells of a set that follow each other in any of the four directions; 0 for the empty set.
template <grid Board>
[[nodiscard]] constexpr int longest_line(const bits_of<Board>& cells) noexcept {
    int longest = 0;
    for (const int direction : directions<Board>) {
        int length = 0;
        for (bits_of<Board> starts = cells; !starts.empty(); starts &= starts >> direction) { ++length; }
        longest = length > longest ? length : longest;
    }
    return longest;
}

}  // namespace halfmove
