#pragma once

#include <cstdint>

namespace halfmove {

/// How a finished position ended, always for the side to move there.
enum class outcome : std::int8_t { loss = -1, draw = 0, win = 1 };

/// The same result seen by the other side.
[[nodiscard]] constexpr outcome opposite(outcome result) noexcept {
    return static_cast<outcome>(-static_cast<std::int8_t>(result));
}

}  // namespace halfmove
