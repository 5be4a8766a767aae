#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Plays where the opponent would set a trap with the next move. A trap is a move that gives two winning columns at once, or
/// a new pair of winning cells one above the other, reachable or not.
struct spoil_trap {
    static constexpr bool decides = true;

    template <drop_line_game G>
    [[nodiscard]] static constexpr typename G::bits keep(const drop_view<G>& view,
                                                         const typename G::bits& candidates) noexcept {
        typename G::bits traps;
        for (const int index : candidates) {
            const auto disc = G::bits::single(index);
            if (sets_trap(view, disc)) { traps |= disc; }
        }
        return traps;
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto&, const auto& kept) {
        return std::string("spoils a trap in ").append(view.columns(kept));
    }

private:
    template <drop_line_game G>
    [[nodiscard]] static constexpr bool sets_trap(const drop_view<G>& view, const typename G::bits& disc) noexcept {
        const auto occupied = view.position.occupied | disc;
        const auto wins = drop_view<G>::wins_of(view.position.theirs() | disc, occupied);
        const auto at_once = wins & drop::playable<G::board>(occupied);
        return at_once.count() > 1 || !(pairs(wins) & ~pairs(view.their_wins)).empty();
    }

    /// The lower cells of the pairs.
    template <class Bits>
    [[nodiscard]] static constexpr Bits pairs(const Bits& wins) noexcept {
        return wins & (wins >> 1);
    }
};

}  // namespace halfmove
