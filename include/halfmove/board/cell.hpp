#pragma once

#include <compare>
#include <cstdint>

namespace halfmove {

/// One cell of a `grid`, named by its bit: see the layout there.
struct cell {
    std::uint16_t index = 0;

    friend constexpr auto operator<=>(const cell&, const cell&) = default;
};

}  // namespace halfmove
