#pragma once

#include "halfmove/core/result.hpp"
#include "halfmove/mcts/tree.hpp"

#include <cstdint>

namespace halfmove {

/// Which of two moves is the better final choice: proven wins come first, the quickest foremost, proven losses last,
/// the slowest foremost, and between them the axis `choose` decides.
template <class Node, class Choose>
[[nodiscard]] bool better_choice(const Node& a, const Node& b, const Choose& choose) {
    const auto decided = [](const Node& child) {
        return child.proven() && is_decided(child.exact_value()) ? child.exact_value() : draw_score;
    };
    const score decided_a = decided(a);
    const score decided_b = decided(b);
    return decided_a != decided_b ? decided_a > decided_b : choose(a) > choose(b);
}

/// The final choice among the moves of a position, or null if it has none in the tree. A proven draw is preferred to a
/// move that looks worse than that.
template <class Node, class Choose>
[[nodiscard]] const Node* best_child(const mcts_tree<Node>& tree, const Node& parent, const Choose& choose) {
    const Node* best = nullptr;
    const Node* draw = nullptr;
    for (const Node& child : tree.children(parent)) {
        if (best == nullptr || better_choice(child, *best, choose)) { best = &child; }
        if (child.proven() && child.exact_value() == draw_score) { draw = &child; }
    }
    return draw != nullptr && best->mean() < 0.0F ? draw : best;
}

/// What both sides are expected to play after a position, as far as the tree has looked.
template <game G, class Node, class Choose>
void extend_line(line_of_play<G>& line, const mcts_tree<Node>& tree, const Node& position, const Choose& choose) {
    for (const Node* at = best_child(tree, position, choose); at != nullptr && line.size() < line.capacity();
         at = best_child(tree, *at, choose)) {
        if (at->visits() == 0) { break; }
        line.push_back(at->move());
    }
}

}  // namespace halfmove
