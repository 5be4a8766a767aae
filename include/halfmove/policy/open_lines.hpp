#pragma once

#include "halfmove/board/line_counts.hpp"
#include "halfmove/core/score.hpp"

namespace halfmove {

/// The lines that I may still complete, less those that they may. A line is open to a side until the other one has a disc
/// in it.
template <class LineGame>
struct open_lines {
    [[nodiscard]] constexpr score operator()(const typename LineGame::state& position) const noexcept {
        constexpr auto cells = all_cells<LineGame::board>;
        return count_lines_within<LineGame::board, LineGame::line_length>(cells ^ position.theirs()) -
            count_lines_within<LineGame::board, LineGame::line_length>(cells ^ position.mine);
    }
};

}  // namespace halfmove
