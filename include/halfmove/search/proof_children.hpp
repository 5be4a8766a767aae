#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/search/line_view.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace halfmove::detail {

/// A position that a proof may have to visit, and what is known of it, from its own side.
template <game G, class Place>
struct proof_node {
    state_of<G> position;
    line_view view;  ///< how the parent sees it
    score asked;     ///< the parent's question: is the score here at least this?
    score_bounds known;
    Place at;
    move_of<G> move;  ///< the parent's move that leads here

    /// The exact score is known; `target` is the parent's.
    constexpr void decide(score value, score target) noexcept {
        known = {value, value};
        asked = view.asked_below(target);
    }
    constexpr void narrow(const score_bounds& stated) noexcept {
        known.lower = std::max(known.lower, stated.lower);
        known.upper = std::min(known.upper, stated.upper);
    }

    /// Does what is known answer the parent's question?
    [[nodiscard]] constexpr bool answered() const noexcept { return known.lower >= asked || known.upper < asked; }
    /// The bound that answers it, and what that tells the parent about its own score.
    [[nodiscard]] constexpr score settled() const noexcept { return known.lower >= asked ? known.lower : known.upper; }
    [[nodiscard]] constexpr score answer() const noexcept { return view.seen_above(settled()); }
};

/// The children of one position that are still open, and the order in which to visit them.
template <class Node, std::size_t Capacity>
class proof_children {
public:
    /// Room for one more; what was there before is still there.
    [[nodiscard]] Node& add() noexcept { return nodes_[count_++]; }
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
    [[nodiscard]] Node& in_order(std::size_t i) noexcept { return nodes_[queue_[i].child]; }

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
    [[nodiscard]] Node& add() { return nodes_.emplace_back(); }
    void drop_last() { nodes_.pop_back(); }
    [[nodiscard]] std::size_t size() const noexcept { return nodes_.size(); }
    [[nodiscard]] Node& operator[](std::size_t i) noexcept { return nodes_[i]; }

    void enqueue(std::size_t child, int priority) {
        const auto behind =
            std::find_if(queue_.begin(), queue_.end(), [&](const auto& other) { return other.first < priority; });
        queue_.insert(behind, {priority, child});
    }
    [[nodiscard]] std::size_t queued() const noexcept { return queue_.size(); }
    [[nodiscard]] Node& in_order(std::size_t i) noexcept { return nodes_[queue_[i].second]; }

private:
    std::vector<Node> nodes_;
    std::vector<std::pair<int, std::size_t>> queue_;
};

}  // namespace halfmove::detail
