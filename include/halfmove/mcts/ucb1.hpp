#pragma once

#include "halfmove/mcts/root_logarithm.hpp"
#include "halfmove/mcts/standing.hpp"

#include <cmath>
#include <cstdint>

namespace halfmove {

/// Selects the child with the highest upper confidence bound (Auer, Cesa-Bianchi and Fischer 2002; UCT of Kocsis and
/// Szepesvari 2006): mean + exploration * sqrt(ln(parent visits) / visits), unvisited children first, closed ones last.
///
/// Like every selection, it is called with the parent and answers a function that rates a child, the same on every
/// platform. What it keeps in every node is its `statistics`, told of each visit by `update(node)`.
struct ucb1 {
    float exploration = 0.7F;

    struct statistics {
        standing now = standing::foremost();

        template <class Node>
        void update(const Node& node) {
            const float spread = std::sqrt(1.0F / static_cast<float>(node.visits()));
            now = node.closed() ? standing::hindmost() : standing::of(node.mean(), spread);
        }
    };

    template <class Node>
    [[nodiscard]] auto operator()(const Node& parent) const {
        const float width = exploration * root_logarithm(parent.visits() + 1);
        return [width](const Node& child) { return child.statistics().now.rating(width); };
    }
};

}  // namespace halfmove
