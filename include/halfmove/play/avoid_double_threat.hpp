#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Leaves out the columns where the opponent, on top of the new disc, would come to two or more winning cells, reachable
/// or not.
struct avoid_double_threat {
    static constexpr bool decides = false;

    template <drop_line_game G>
    [[nodiscard]] static constexpr typename G::bits keep(const drop_view<G>& view,
                                                         const typename G::bits& candidates) noexcept {
        typename G::bits kept;
        for (const int index : candidates) {
            const auto disc = G::bits::single(index);
            if (wins_after_reply(view, disc).count() < 2) { kept |= disc; }
        }
        return kept;
    }

    /// The opponent's winning cells after a disc of mine and theirs on top of it; none if there is no room for theirs.
    template <drop_line_game G>
    [[nodiscard]] static constexpr typename G::bits wins_after_reply(const drop_view<G>& view,
                                                                     const typename G::bits& disc) noexcept {
        const auto reply = (disc << 1) & all_cells<G::board>;
        if (reply.empty()) { return {}; }
        return drop_view<G>::wins_of(view.position.theirs() | reply, view.position.occupied | disc | reply);
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto& candidates, const auto& kept) {
        return std::string("avoids a double threat on top of ").append(view.columns(candidates & ~kept));
    }
};

}  // namespace halfmove
