#pragma once

#include "halfmove/board/line_counts.hpp"
#include "halfmove/core/score.hpp"

namespace halfmove {

/// Every disc is worth the number of lines that run through its cell, whatever stands in them: mine less theirs. The
/// cheapest of the estimates.
template <class LineGame>
struct cell_lines {
    [[nodiscard]] constexpr score operator()(const typename LineGame::state& position) const noexcept {
        return sum_lines_through<LineGame::board, LineGame::line_length>(position.mine) -
            sum_lines_through<LineGame::board, LineGame::line_length>(position.theirs());
    }
};

}  // namespace halfmove
