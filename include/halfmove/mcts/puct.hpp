#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/mcts/standing.hpp"

#include <cmath>
#include <span>

namespace halfmove {

/// Selects by the mean and by what the game thinks of a move beforehand (Rosin 2011, in the form of Silver et al.
/// 2017): mean + exploration * prior * sqrt(parent visits) / (1 + visits). A move not visited yet has the mean
/// `first_play`.
template <game G>
struct puct {
    static_assert(prior_game<G>, "halfmove: puct needs priors; write `static float prior(const state&, move)`");

    float exploration = 1.5F;
    float first_play = 0.0F;

    struct statistics {
        float prior = 0.0F;  ///< all those of one position add up to 1
        standing now = standing::foremost();

        template <class Node>
        void update(const Node& node) {
            const float spread = prior / static_cast<float>(1 + node.visits());
            now = node.closed() ? standing::hindmost() : standing::of(node.mean(), spread);
        }
    };

    /// Called once with the children of a position when they enter the tree.
    template <class Node>
    void prepare(const state_of<G>& state, std::span<Node> children) const {
        float sum = 0.0F;
        for (const Node& child : children) { sum += static_cast<float>(G::prior(state, child.move())); }
        for (Node& child : children) {
            const float prior = sum > 0.0F ? static_cast<float>(G::prior(state, child.move())) / sum
                                           : 1.0F / static_cast<float>(children.size());
            child.statistics() = {prior, standing::of(first_play, prior)};
        }
    }

    template <class Node>
    [[nodiscard]] auto operator()(const Node& parent) const {
        const float width = exploration * std::sqrt(static_cast<float>(parent.visits()));
        return [width](const Node& child) { return child.statistics().now.rating(width); };
    }
};

}  // namespace halfmove
