#pragma once

#include "halfmove/play/drop_line_game.hpp"

namespace halfmove {

/// Positions do not tell which disc fell last; a player who remembers the position it left behind can tell.
template <drop_line_game G>
class last_disc_memory {
public:
    using bits = typename G::bits;

    /// The opponent's last disc. Empty if this position follows neither the one left behind nor the empty board: in another
    /// game, or after a move was taken back.
    [[nodiscard]] constexpr bits last_disc(const typename G::state& position) const noexcept {
        const bits added = added_to(left_, position);
        return added.empty() ? added_to(G::initial(), position) : added;
    }

    constexpr void leave(const typename G::state& position) noexcept { left_ = position; }

private:
    /// The one disc that leads from a position to another; empty if it takes more.
    [[nodiscard]] static constexpr bits added_to(const typename G::state& before,
                                                 const typename G::state& after) noexcept {
        const bits added = before.occupied ^ after.occupied;
        const bool follows = after.mine == before.theirs() && added.count() == 1 && (added & before.occupied).empty();
        return follows ? added : bits{};
    }

    typename G::state left_ = G::initial();
};

}  // namespace halfmove
