#pragma once

#include <algorithm>
#include <cstdint>

namespace handwritten {

/// Tic-tac-toe as one writes it for this game alone, in columns of four bits of which the highest stays empty.
struct tic_tac_toe {
    static constexpr std::uint32_t board = 0x777;

    std::uint32_t mine = 0;
    std::uint32_t occupied = 0;

    [[nodiscard]] tic_tac_toe after(std::uint32_t mark) const { return {mine ^ occupied, occupied | mark}; }
};

[[nodiscard]] inline bool three_in_line(std::uint32_t marks) {
    const std::uint32_t up = marks & (marks >> 1);
    const std::uint32_t right = marks & (marks >> 4);
    const std::uint32_t falling = marks & (marks >> 3);
    const std::uint32_t rising = marks & (marks >> 5);
    return ((up & (up >> 1)) | (right & (right >> 4)) | (falling & (falling >> 3)) | (rising & (rising >> 5))) != 0;
}

/// The textbook, depth-limited: +1, 0 or -1 for the side that moves at the root, and 0 at the horizon.
class minimax {
public:
    [[nodiscard]] int search(tic_tac_toe position, bool maximising, int depth) {
        ++nodes_;
        if (three_in_line(position.mine ^ position.occupied)) { return maximising ? -1 : 1; }
        if (position.occupied == tic_tac_toe::board || depth == 0) { return 0; }
        int best = maximising ? -2 : 2;
        for (std::uint32_t rest = position.occupied ^ tic_tac_toe::board; rest != 0; rest &= rest - 1) {
            const int value = search(position.after(rest & (0 - rest)), !maximising, depth - 1);
            best = maximising ? std::max(best, value) : std::min(best, value);
        }
        return best;
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    std::uint64_t nodes_ = 0;
};

}  // namespace handwritten
