#pragma once

#include "halfmove/mcts/node.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace halfmove {

/// The nodes of a Monte-Carlo search in one piece of memory that is granted once and never grows. Nodes are named by
/// 32-bit indices; the root is number 0, children lie side by side and behind their parent.
template <class Node>
class mcts_tree {
public:
    static constexpr std::uint32_t root = 0;

    /// Room for as many nodes as fit in `bytes`, for one at least.
    explicit mcts_tree(std::size_t bytes) {
        constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();
        nodes_.reserve(std::clamp<std::size_t>(bytes / sizeof(Node), 1, most));
        nodes_.emplace_back();
    }

    [[nodiscard]] Node& operator[](std::uint32_t index) noexcept { return nodes_[index]; }
    [[nodiscard]] const Node& operator[](std::uint32_t index) const noexcept { return nodes_[index]; }
    [[nodiscard]] std::size_t size() const noexcept { return nodes_.size(); }
    [[nodiscard]] std::size_t capacity() const noexcept { return nodes_.capacity(); }

    [[nodiscard]] std::span<Node> children(const Node& parent) noexcept {
        return {nodes_.data() + parent.first_child(), parent.child_count()};
    }
    [[nodiscard]] std::span<const Node> children(const Node& parent) const noexcept {
        return {nodes_.data() + parent.first_child(), parent.child_count()};
    }

    void clear() {
        nodes_.clear();
        nodes_.emplace_back();
    }

    /// Gives a leaf one child for each move; false, and nothing done, if there is no room for them.
    template <class Moves>
    [[nodiscard]] bool expand(Node& leaf, Moves&& moves) {
        const std::size_t first = nodes_.size();
        for (const auto& move : std::forward<Moves>(moves)) {
            if (nodes_.size() == nodes_.capacity() || nodes_.size() - first == Node::max_children) {
                nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(first), nodes_.end());
                return false;
            }
            nodes_.emplace_back(move);
        }
        leaf.adopt(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(nodes_.size() - first));
        return true;
    }

    /// Makes a node the root and forgets all that does not come from it. Works in place: as parents lie before their
    /// children, one sweep slides every row of children forward, and a row finds the parent that has already moved by
    /// a thread: the parent's new index, kept in the first child until the row itself moves.
    void keep(std::uint32_t new_root) {
        nodes_[root] = nodes_[new_root];
        std::uint32_t end = root + 1;
        thread_children(root);
        for (std::uint32_t from = root + 1; from < nodes_.size();) {
            if (!nodes_[from].threaded()) {
                ++from;
                continue;
            }
            Node& parent = nodes_[nodes_[from].first_child()];
            const std::uint32_t count = parent.child_count();
            nodes_[from].unthread(parent.first_child());
            parent.adopt(end, count);
            for (const std::uint32_t stop = from + count; from != stop; ++from, ++end) {
                nodes_[end] = nodes_[from];
                thread_children(end);
            }
        }
        nodes_.erase(nodes_.begin() + end, nodes_.end());
    }

private:
    void thread_children(std::uint32_t parent) {
        Node& moved = nodes_[parent];
        if (!moved.has_children()) { return; }
        Node& first = nodes_[moved.first_child()];
        const std::uint32_t grandchildren = first.first_child();
        first.thread(parent);
        moved.adopt(grandchildren, moved.child_count());
    }

    std::vector<Node> nodes_;
};

}  // namespace halfmove
