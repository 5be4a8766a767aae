#pragma once

#include "halfmove/board/lines.hpp"
#include "halfmove/core/hints.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace halfmove {

/// What zugzwang promises in games with gravity, for the side that does *not* move.
///
/// Pair the free cells of every column from the top down; where their number is odd, the lowest one, which is playable,
/// stays alone. If an even number of cells is free, the waiting side can answer every disc: in the upper cell of the
/// pair when the lower one was taken (it follows up), in another lonely cell when a lonely one was taken. So it gets
/// every upper cell, and the side to move at most the lower and the lonely ones.
///
///     5  u        u: goes to the side that follows up
///     4  l        l: goes to the side to move
///     3  u
///     2  l
///     1  u        lonely, and playable: may go to either
///     0  X
template <grid Board, int Length>
class follow_up {
    static constexpr bits_of<Board> every_second_row(int top) noexcept {
        bits_of<Board> result;
        for (int row = top; row >= 0; row -= 2) { result |= bottom_row<Board> << row; }
        return result;
    }

public:
    using bits = bits_of<Board>;

    /// The upper cells of the pairs: the top row and every second one below it.
    static constexpr bits upper_cells = every_second_row(Board.height - 1);

    constexpr follow_up(const bits& mine, const bits& occupied, const bits& playable) noexcept
        : theirs_(mine ^ occupied), occupied_(occupied), playable_(playable),
          theirs_in_the_end_(theirs_ | (upper_cells & ~(occupied | playable))),
          mine_at_most_(all_cells<Board> ^ theirs_in_the_end_) {}

    /// The most that the side to move can hope for if the other side follows up; at least `wanted.upper` if that settles
    /// nothing. Precondition: an even number of cells, `free`, is free, and no line is complete.
    [[nodiscard]] constexpr score upper_bound(int free, window wanted) const noexcept {
        if (!i_am_too_late()) { return win_score; }
        if (wanted.lower >= draw_score) { return draw_score; }
        // They win when their last cell is taken. I delay that until only the cells above it are free.
        for (int row = (Board.height - 1) % 2; row < Board.height; row += 2) {
            if (has_line<Board, Length>(theirs_ | (theirs_in_the_end_ & rows_up_to(row)))) {
                return loss_in(free - (Board.height - 1 - row));
            }
        }
        return draw_score;
    }

    /// The same if they also own a threat, a cell that completes a line of theirs, which I must play under in the end
    /// because it lies right for the number of free cells: see `right_for`.
    [[nodiscard]] constexpr score upper_bound_with_threat(int free, const bits& threat) const noexcept {
        constexpr int stride = Board.stride();
        const int index = threat.lowest();
        const int column = index / stride;
        const int row = index % stride;
        const bits in_column = column_cells<Board>(column);
        const bits below = (threat - bits::single(column * stride)) & ~occupied_;
        const bits upper = (upper_cells & threat).empty() ? ~upper_cells : upper_cells;
        const bits most = (mine_at_most_ & (occupied_ | ~in_column)) | (below & (playable_ | ~upper));
        return has_line<Board, Length>(most) ? win_score : loss_in(free - (Board.height - 1 - row));
    }

    /// Where a threat lies right: an odd number of cells is to be filled before its column reaches it, by me first.
    [[nodiscard]] static constexpr bits right_for(int free) noexcept {
        return free % 2 == 0 ? upper_cells : all_cells<Board> & ~upper_cells;
    }

private:
    static constexpr bits spare = bottom_row<Board> << Board.height;

    static constexpr bits rows_up_to(int row) noexcept { return (bottom_row<Board> << (row + 1)) - bottom_row<Board>; }

    /// No line of mine can be completed, or only above a line of theirs in the same columns, which then came first.
    [[nodiscard]] constexpr bool i_am_too_late() const noexcept {
        bits in_time;
        detail::for_each_direction<Board, Length>([&](auto direction) {
            const bits my_lines = detail::runs<Length>(mine_at_most_, direction);
            if constexpr (direction == 1) {
                in_time |= my_lines;
            } else {
                // Subtracting one per column leaves ones below the lowest line of theirs, or everywhere if there is none.
                const bits their_lines = detail::runs<Length>(theirs_in_the_end_, direction);
                in_time |= my_lines & ((their_lines | spare) - bottom_row<Board>);
            }
        });
        return in_time.empty();
    }

    bits theirs_;
    bits occupied_;
    bits playable_;
    bits theirs_in_the_end_;
    bits mine_at_most_;
};

}  // namespace halfmove
