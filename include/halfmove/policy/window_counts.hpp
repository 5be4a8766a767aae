#pragma once

#include "halfmove/board/line_counts.hpp"
#include "halfmove/core/score.hpp"

#include <array>
#include <cstddef>

namespace halfmove {

/// Looks at every line of the board as a window of K cells: one that holds n discs of mine and none of theirs is worth
/// `weights[n]` to me, and the other way round. Empty and mixed windows are worth nothing.
template <class LineGame>
struct window_counts {
    static constexpr auto length = static_cast<std::size_t>(LineGame::line_length);

    /// By number of discs, from 0 to K - 1; the first one never counts.
    std::array<score, length> weights = window_weights<LineGame::line_length>;

    [[nodiscard]] constexpr score operator()(const typename LineGame::state& position) const noexcept {
        return weigh_windows<LineGame::board, LineGame::line_length>(position.mine, position.theirs(), weights);
    }
};

}  // namespace halfmove
