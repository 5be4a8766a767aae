#pragma once

#include "halfmove/mcts/root_logarithm.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfmove {

/// UCB1 that explores a child the less, the less its results vary (Auer, Cesa-Bianchi and Fischer 2002, section 4).
struct ucb1_tuned {
    float exploration = 0.7F;

    struct statistics {
        double squares = 0.0;  ///< of all simulated values, summed

        constexpr void record(float value) noexcept {
            squares += static_cast<double>(value) * static_cast<double>(value);
        }
    };

    template <class Node>
    [[nodiscard]] auto operator()(const Node& parent) const {
        const float root = exploration * root_logarithm(parent.visits() + 1);
        const float width = root * root;
        return [width](const Node& child) {
            if (child.visits() == 0) { return std::numeric_limits<float>::infinity(); }
            if (child.closed()) { return -std::numeric_limits<float>::infinity(); }
            const auto visits = static_cast<float>(child.visits());
            const float mean_square = static_cast<float>(child.statistics().squares) / visits;
            // Written out, so that all compilers round alike.
            const float variance = std::max(0.0F, std::fma(-child.mean(), child.mean(), mean_square));
            const float per_visit = width / visits;
            // The published bound is for values from 0 to 1; these go from -1 to 1.
            return child.mean() + std::sqrt(per_visit * std::min(1.0F, variance + std::sqrt(32.0F * per_visit)));
        };
    }
};

}  // namespace halfmove
