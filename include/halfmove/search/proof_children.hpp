#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/search/line_view.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace halfmove::detail {

/// A position that a proof may have to visit, how its parent sees it, and what is known of it, from its own side.
template <game G, class Place>
struct proof_node {
    state_of<G> position;
    line_view view;
    score_bounds known;
    Place at;
    move_of<G> move;

    [[nodiscard]] constexpr score_bounds seen_by_parent() const noexcept { return view.seen_above(known); }

    constexpr void decide(score value) noexcept { known = {value, value}; }
    constexpr void narrow(const score_bounds& stated) noexcept {
        known = {std::max(known.lower, stated.lower), std::min(known.upper, stated.upper)};
    }
};

/// The children of one position that are still open, and the order in which to visit them.
template <class Node, std::size_t Capacity>
class proof_children {
public:
    Node& add(const Node& child) { return nodes_[count_++] = child; }
    void drop_last() noexcept { --count_; }
    [[nodiscard]] std::size_t size() const noexcept { return count_; }
    [[nodiscard]] Node& operator[](std::size_t i) noexcept { return nodes_[i]; }

    /// Puts a child in its place in the order, behind those of equal priority.
    void enqueue(std::size_t child, int priority) noexcept {
        std::size_t to = queued_++;
        for (; to > 0 && queue_[to - 1].priority < priority; --to) { queue_[to] = queue_[to - 1]; }
        queue_[to] = {priority, static_cast<std::uint32_t>(child)};
    }
    [[nodiscard]] std::size_t queued() const noexcept { return queued_; }
    [[nodiscard]] const Node& in_order(std::size_t i) const noexcept { return nodes_[queue_[i].child]; }

private:
    struct place_in_queue {
        int priority;
        std::uint32_t child;
    };

    std::size_t count_ = 0;
    std::size_t queued_ = 0;
    Node nodes_[Capacity];
    place_in_queue queue_[Capacity];
};

/// The same for a game that does not tell how many moves a position can have.
template <class Node>
class proof_children<Node, 0> {
public:
    Node& add(const Node& child) { return nodes_.emplace_back(child); }
    void drop_last() { nodes_.pop_back(); }
    [[nodiscard]] std::size_t size() const noexcept { return nodes_.size(); }
    [[nodiscard]] Node& operator[](std::size_t i) noexcept { return nodes_[i]; }

    void enqueue(std::size_t child, int priority) {
        const auto behind =
            std::find_if(queue_.begin(), queue_.end(), [&](const auto& other) { return other.first < priority; });
        queue_.insert(behind, {priority, child});
    }
    [[nodiscard]] std::size_t queued() const noexcept { return queue_.size(); }
    [[nodiscard]] const Node& in_order(std::size_t i) const noexcept { return nodes_[queue_[i].second]; }

private:
    std::vector<Node> nodes_;
    std::vector<std::pair<int, std::size_t>> queue_;
};

}  // namespace halfmove::detail
