#pragma once

#include "support/handwritten_connect_four.hpp"

#include <halfmove/mcts/root_logarithm.hpp>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace handwritten {

/// Plain UCT as one writes it for Connect 4 alone, in one array, siblings side by side, ratings kept in nodes so that
/// selecting takes no divisions and no roots. It shares the random numbers and the logarithm with the library, so that
/// both must visit the same positions.
class mcts {
public:
    struct node {
        std::int32_t total = 0;  // wins less losses of the side that dropped the disc
        std::uint32_t visits = 0;
        std::uint32_t first_child = 0;
        std::uint8_t cell = 0;
        std::uint8_t children = 0;
        std::uint8_t ended = 0;
        std::int8_t result = 0;
        std::int32_t mean = 1 << 30;  // in 2^-20ths; unvisited children come first
        float spread = 0.0F;
    };
    static_assert(sizeof(node) == 24);

    mcts(std::size_t bytes, std::uint64_t seed) : random_(seed) { nodes_.reserve(bytes / sizeof(node)); }

    void run(connect_four root, std::uint32_t simulations) {
        nodes_.clear();
        nodes_.emplace_back();
        expand(0, root);
        while (simulations-- > 0) { simulate(root); }
    }

    [[nodiscard]] std::uint32_t visits(std::size_t column) const { return nodes_[1 + column].visits; }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }

private:
    static constexpr std::uint32_t expand_after = 8;
    static constexpr float exploration = 2.828427F;

    void simulate(connect_four position) {
        std::array<std::uint32_t, 43> path;
        std::size_t length = 0;
        std::uint32_t at = 0;
        path[length++] = at;
        int value = 0;
        for (;;) {
            if (nodes_[at].children == 0) {
                if (nodes_[at].visits == 0 && has_ended(position, nodes_[at])) { nodes_[at].ended = 1; }
                if (nodes_[at].ended != 0) {
                    value = int{nodes_[at].result};
                    break;
                }
                if (nodes_[at].visits < expand_after || nodes_.size() + 7 > nodes_.capacity()) {
                    value = -playout(position, random_);
                    break;
                }
                expand(at, position);
            }
            at = select(nodes_[at]);
            position = position.after(std::uint64_t{1} << nodes_[at].cell);
            path[length++] = at;
        }
        while (length > 0) {
            node& visited = nodes_[path[--length]];
            ++visited.visits;
            visited.total += value;
            const float share = 1.0F / static_cast<float>(visited.visits);
            visited.mean = static_cast<std::int32_t>(static_cast<float>(visited.total) * share * 0x1.0p20F);
            visited.spread = std::sqrt(share) * 0x1.0p20F;
            value = -value;
        }
    }

    [[nodiscard]] std::uint32_t select(const node& parent) const {
        const float width = exploration * halfmove::root_logarithm(parent.visits + 1);
        std::uint32_t best = parent.first_child;
        std::int64_t best_rating = std::numeric_limits<std::int64_t>::min();
        for (std::uint32_t i = parent.first_child; i < parent.first_child + parent.children; ++i) {
            const node& child = nodes_[i];
            const std::int64_t rating = child.mean + static_cast<std::int64_t>(width * child.spread);
            if (rating > best_rating) {
                best_rating = rating;
                best = i;
            }
        }
        return best;
    }

    void expand(std::uint32_t leaf, connect_four position) {
        nodes_[leaf].first_child = static_cast<std::uint32_t>(nodes_.size());
        for (std::uint64_t rest = position.playable(); rest != 0; rest &= rest - 1) {
            nodes_.emplace_back();
            nodes_.back().cell = static_cast<std::uint8_t>(std::countr_zero(rest));
            ++nodes_[leaf].children;
        }
    }

    [[nodiscard]] static bool has_ended(connect_four position, node& leaf) {
        const bool line = four_in_line(position.mine ^ position.occupied);
        leaf.result = line ? 1 : 0;
        return line || position.playable() == 0;
    }

    halfmove::random_generator random_;
    std::vector<node> nodes_;
};

}  // namespace handwritten
