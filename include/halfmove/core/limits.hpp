#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

namespace halfmove {

/// The deepest search; also a bound on the length of a principal line.
inline constexpr int max_depth = 128;

/// How much a search may spend. What is not named is not limited.
struct limits {
    int depth = max_depth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();

    [[nodiscard]] constexpr bool timed() const noexcept { return time != std::chrono::nanoseconds::max(); }
};

}  // namespace halfmove
