#pragma once

#include "halfmove/core/outcome.hpp"
#include "halfmove/core/score.hpp"

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace halfmove {

/// What a simulation may answer: how the game ended, or an estimate from -1 (lost) to 1 (won).
template <class Value>
concept simulated_value = std::same_as<Value, outcome> || std::same_as<Value, float>;

/// How a tree adds up simulated values: in whole numbers, so that sums are exact and the same on every platform. The
/// ends of games need 32 bits. Estimates are counted in steps of 1 / 65536 and need 64.
template <simulated_value Value>
struct reward {
    static constexpr bool whole = std::same_as<Value, outcome>;
    static constexpr int unit = whole ? 1 : 65'536;
    using total = std::conditional_t<whole, std::int32_t, std::int64_t>;

    [[nodiscard]] static constexpr int from(outcome ended) noexcept { return static_cast<int>(ended) * unit; }
    [[nodiscard]] static constexpr int from(float estimate) noexcept {
        return static_cast<int>(estimate * static_cast<float>(unit));
    }
};

/// A mean of simulated values as a score: a thousand is a certain win. Proven values are decided scores instead.
[[nodiscard]] constexpr score score_from_mean(float mean) noexcept {
    return clamp_heuristic(static_cast<score>(mean * 1000.0F));
}

}  // namespace halfmove
