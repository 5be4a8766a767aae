#pragma once

#include "halfmove/core/random.hpp"

#include <bit>
#include <cstdint>

/// Connect 4 as one writes it for this game alone: the baseline that the generic code must match. It shares nothing
/// with the library but the random numbers, so that both play the same games.
namespace handwritten {

inline constexpr std::uint64_t bottom = 0x0040810204081;  // bit 7 * c for the columns c = 0..6
inline constexpr std::uint64_t board = bottom * 0x3f;

struct connect_four {
    std::uint64_t mine = 0;
    std::uint64_t occupied = 0;

    [[nodiscard]] std::uint64_t playable() const { return (occupied + bottom) & board; }
    [[nodiscard]] connect_four after(std::uint64_t disc) const { return {mine ^ occupied, occupied | disc}; }
};

[[nodiscard]] inline bool four_in_line(std::uint64_t discs) {
    const std::uint64_t up = discs & (discs >> 1);
    const std::uint64_t right = discs & (discs >> 7);
    const std::uint64_t falling = discs & (discs >> 6);
    const std::uint64_t rising = discs & (discs >> 8);
    return ((up & (up >> 2)) | (right & (right >> 14)) | (falling & (falling >> 12)) | (rising & (rising >> 16))) != 0;
}

[[nodiscard]] inline std::uint64_t perft(connect_four position, int depth) {
    if (depth == 0) { return 1; }
    if (four_in_line(position.mine ^ position.occupied)) { return 0; }
    if (depth == 1) { return static_cast<std::uint64_t>(std::popcount(position.playable())); }
    std::uint64_t total = 0;
    for (std::uint64_t rest = position.playable(); rest != 0; rest &= rest - 1) {
        total += perft(position.after(rest & (0 - rest)), depth - 1);
    }
    return total;
}

/// Alpha-beta, fail-soft: +1, 0 or -1 for the side to move, and 0 at the horizon. A child is tested before it is
/// searched.
class alpha_beta {
public:
    [[nodiscard]] int search(connect_four position, int depth, int alpha, int beta) {
        int best = -2;
        for (std::uint64_t rest = position.playable(); rest != 0; rest &= rest - 1) {
            const std::uint64_t disc = rest & (0 - rest);
            const connect_four child = position.after(disc);
            ++nodes_;
            int value = 0;
            if (four_in_line(position.mine | disc)) {
                value = 1;
            } else if (child.occupied != board && depth > 1) {
                value = -search(child, depth - 1, -beta, -alpha);
            }
            if (value > best) {
                best = value;
                if (value > alpha) { alpha = value; }
                if (alpha >= beta) { break; }
            }
        }
        return best;
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    std::uint64_t nodes_ = 1;
};

/// A uniformly random game to its end: +1, 0 or -1 for the side to move at the start.
[[nodiscard]] inline int playout(connect_four position, halfmove::random_generator& random) {
    for (int sign = 1;; sign = -sign) {
        if (four_in_line(position.mine ^ position.occupied)) { return -sign; }
        const std::uint64_t playable = position.playable();
        if (playable == 0) { return 0; }
        std::uint64_t landing = 0;
        while (landing == 0) { landing = playable & (std::uint64_t{0x3f} << (7 * halfmove::uniform_below(random, 7))); }
        position = position.after(landing);
    }
}

}  // namespace handwritten
