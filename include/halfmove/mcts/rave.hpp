#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/mcts/root_logarithm.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

namespace halfmove {

/// Rapid action value estimation (Gelly and Silver 2011): while a move has few visits, it is rated by all simulations
/// in which its side played it later on. The weight of those, sqrt(equivalence / (3 * parent visits + equivalence)), is
/// one half when the parent has `equivalence` visits.
template <game G>
struct rave {
    static_assert(indexed_game<G>,
                  "halfmove: rave needs numbered moves; write `static constexpr std::size_t move_indices = "
                  "N;` and `static std::size_t move_index(move)`");

    float exploration = 0.5F;
    float equivalence = 1000.0F;

    struct statistics {
        std::uint32_t visits = 0;  ///< simulations in which the side played this move here or later
        float total = 0.0F;

        /// Called for every simulation through the parent in which the move was played here or later.
        constexpr void record_later(float value) noexcept {
            ++visits;
            total += value;
        }
    };

    template <class Node>
    [[nodiscard]] auto operator()(const Node& parent) const {
        const float width = exploration * root_logarithm(parent.visits() + 1);
        const float later_weight =
            std::sqrt(equivalence / std::fma(3.0F, static_cast<float>(parent.visits()), equivalence));
        return [width, later_weight](const Node& child) {
            if (child.closed()) { return -std::numeric_limits<float>::infinity(); }
            const statistics& later = child.statistics();
            if (later.visits == 0) { return std::numeric_limits<float>::infinity(); }
            const float later_mean = later.total / static_cast<float>(later.visits);
            if (child.visits() == 0) { return later_mean + width; }
            const float mean = std::fma(later_weight, later_mean - child.mean(), child.mean());
            return mean + width / std::sqrt(static_cast<float>(child.visits()));
        };
    }
};

}  // namespace halfmove
