#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/policy/move_order.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace halfmove {

namespace detail {

template <class G>
consteval bool explain_move_index() {
    static_assert(indexed_game<G>,
                  "halfmove: `history` needs a game that numbers its moves; write `static constexpr std::size_t "
                  "move_indices = N;` and `static std::size_t move_index(move)`");
    return indexed_game<G>;
}

}  // namespace detail

/// `indexed_game`, but a "no" explains itself.
template <class G>
concept explained_indexed_game = detail::explain_move_index<G>();

/// How often, and how far from the leaves, a move has cut off elsewhere. Counts halve when one grows too large.
template <explained_indexed_game G>
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
