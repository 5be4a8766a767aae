#pragma once

#include "halfmove/board/line_counts.hpp"
#include "halfmove/core/score.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace halfmove {

/// Rewards discs that stand side by side in a line which their owner may still complete: every row of n linked discs is
/// worth `weights[n]`, mine less theirs. A row of three also holds two rows of two.
template <class LineGame>
struct linked_discs {
    static constexpr auto length = static_cast<std::size_t>(LineGame::line_length);

    /// By length of the row, from 0 to K - 1; rows of none and one count nothing.
    std::array<score, length> weights = default_weights();

    [[nodiscard]] constexpr score operator()(const typename LineGame::state& position) const noexcept {
        return side_worth(position.mine, position.theirs()) - side_worth(position.theirs(), position.mine);
    }

private:
    using bits = bits_of<LineGame::board>;

    /// 1 for a pair, and twice as much for each further disc.
    static constexpr std::array<score, length> default_weights() {
        std::array<score, length> weights{};
        for (std::size_t n = 2; n < length; ++n) { weights[n] = n == 2 ? 1 : 2 * weights[n - 1]; }
        return weights;
    }

    [[nodiscard]] constexpr score side_worth(const bits& own, const bits& others) const noexcept {
        score worth = 0;
        const auto add = [&]<std::size_t Linked>(std::integral_constant<std::size_t, Linked>) {
            if constexpr (Linked >= 2) {
                worth += weights[Linked] *
                    count_linked<LineGame::board, LineGame::line_length, static_cast<int>(Linked)>(own, others);
            }
        };
        [&]<std::size_t... N>(std::index_sequence<N...>) {
            (add(std::integral_constant<std::size_t, N>{}), ...);
        }(std::make_index_sequence<length>{});
        return worth;
    }
};

}  // namespace halfmove
