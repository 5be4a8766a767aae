#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/score.hpp"
#include "halfmove/policy/replacement.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace halfmove {

/// What a proof remembers of a position: an interval that holds its exact score, and how much work that was.
/// Scores are draws or decided within `MaxPlies`, so that each bound takes about a byte.
template <int MaxPlies>
struct proof_entry {
    static constexpr int code_bits = static_cast<int>(std::bit_width(static_cast<unsigned>(2 * MaxPlies + 2)));
    static constexpr int work_bits = 6;
    static constexpr int bits = 2 * code_bits + work_bits;

    score_bounds bounds;
    int work = 1;  ///< logarithm of the number of positions visited, at least 1

    [[nodiscard]] static constexpr int work_of(std::uint64_t nodes) noexcept {
        return std::min((1 << work_bits) - 1, static_cast<int>(std::bit_width(nodes)) + 1);
    }

    [[nodiscard]] constexpr std::uint64_t pack() const noexcept {
        return (encode(bounds.lower) << (code_bits + work_bits)) | (encode(bounds.upper) << work_bits) |
            static_cast<std::uint64_t>(work);
    }

    [[nodiscard]] static constexpr proof_entry unpack(std::uint64_t word) noexcept {
        constexpr std::uint64_t code_mask = (std::uint64_t{1} << code_bits) - 1;
        return {{decode((word >> (code_bits + work_bits)) & code_mask), decode((word >> work_bits) & code_mask)},
                static_cast<int>(word & ((1U << work_bits) - 1))};
    }

    [[nodiscard]] constexpr int worth() const noexcept { return work; }

private:
    /// 0 for a loss now, MaxPlies + 1 for a draw, 2 MaxPlies + 2 for a win now.
    static constexpr std::uint64_t encode(score value) noexcept {
        const int code = is_win(value) ? MaxPlies + 1 + (MaxPlies + 1 - distance_to_end(value))
            : is_loss(value)           ? distance_to_end(value)
                                       : MaxPlies + 1;
        return static_cast<std::uint64_t>(std::clamp(code, 0, 2 * MaxPlies + 2));
    }

    static constexpr score decode(std::uint64_t word) noexcept {
        const int code = static_cast<int>(word);
        return code > MaxPlies + 1 ? win_in(2 * MaxPlies + 2 - code) : code < MaxPlies + 1 ? loss_in(code) : draw_score;
    }
};

static_assert(proof_entry<42>::bits == 20);

}  // namespace halfmove
