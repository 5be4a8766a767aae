#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/policy/move_order.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace halfmove {

/// How often, and how far from the leaves, a move has cut off elsewhere. Counts halve when one grows too large.
template <indexed_game G>
class history {
public:
    [[nodiscard]] constexpr int rank(const state_of<G>&, const move_of<G>& move, const node_hint<G>&) const noexcept {
        return counts_[static_cast<std::size_t>(G::move_index(move))];
    }

    constexpr void cut_off(const move_of<G>& move, const node_hint<G>& hint) noexcept {
        std::int16_t& count = counts_[static_cast<std::size_t>(G::move_index(move))];
        const int grown = count + hint.depth * hint.depth;
        count = static_cast<std::int16_t>(std::min(grown, limit));
        if (grown < limit) { return; }
        for (std::int16_t& each : counts_) { each = static_cast<std::int16_t>(each / 2); }
    }

    constexpr void forget() noexcept { counts_ = {}; }

private:
    static constexpr int limit = 0x7fff;

    std::array<std::int16_t, static_cast<std::size_t>(G::move_indices)> counts_{};
};

}  // namespace halfmove
