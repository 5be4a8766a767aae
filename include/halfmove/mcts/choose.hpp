#pragma once

#include <cmath>

namespace halfmove {

/// Chooses the move that was visited most: it withstood the longest examination. Of equals the one with the best mean.
struct most_visits {
    template <class Node>
    [[nodiscard]] double operator()(const Node& child) const {
        return static_cast<double>(child.visits()) + static_cast<double>(child.mean()) / 4.0;
    }
};

/// Chooses the move with the best mean, however few visits it rests on, but one at least.
struct best_mean {
    template <class Node>
    [[nodiscard]] double operator()(const Node& child) const {
        return child.visits() == 0 ? -2.0 : static_cast<double>(child.mean());
    }
};

/// Chooses the move whose mean less `caution / sqrt(visits)` is the best (the secure child of Chaslot et al. 2008).
struct secure_mean {
    float caution = 4.0F;

    template <class Node>
    [[nodiscard]] double operator()(const Node& child) const {
        const float doubt = child.proven() ? 0.0F : caution / std::sqrt(static_cast<float>(child.visits()));
        return static_cast<double>(child.mean() - doubt);
    }
};

}  // namespace halfmove
