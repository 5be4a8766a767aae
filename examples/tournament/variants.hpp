#pragma once

#include <halfmove/play/rule_players.hpp>

#include <string>

/// Other readings of the six players' descriptions, to see which of their rules matter.
namespace variants {

using namespace halfmove;

/// A rule among the safe columns only.
template <class Rule>
struct if_safe {
    static constexpr bool decides = Rule::decides;

    template <class Bits>
    [[nodiscard]] static constexpr Bits keep(const auto& view, const Bits& candidates) {
        return Rule::keep(view, Bits{candidates & view.safe()});
    }
    template <class Bits>
    [[nodiscard]] static std::string explain(const auto& view, const Bits& candidates, const Bits& kept) {
        return Rule::explain(view, Bits{candidates & view.safe()}, kept);
    }
};

/// As `avoid_double_threat`, but winning cells that the opponent had before do not count.
struct avoid_new_threats : avoid_double_threat {
    template <drop_line_game G>
    [[nodiscard]] static constexpr typename G::bits keep(const drop_view<G>& view,
                                                         const typename G::bits& candidates) noexcept {
        typename G::bits kept;
        for (const int index : candidates) {
            const auto disc = G::bits::single(index);
            if ((wins_after_reply(view, disc) & ~view.their_wins).count() < 2) { kept |= disc; }
        }
        return kept;
    }
};

template <class G>
using aimless = rule_player<G, take_win, block_win, keep_safe>;
template <class G>
using bold_1_2 = rule_player<G, take_win, block_win, keep_best_potential>;
template <class G>
using late_1_4 = rule_player<G, take_win, block_win, keep_safe, keep_best_potential, avoid_double_threat>;
template <class G>
using new_1_4 = rule_player<G, take_win, block_win, keep_safe, avoid_new_threats, keep_best_potential>;
template <class G>
using safe_2 = rule_player<G, take_win, block_win, if_safe<most_interesting>, keep_safe>;
template <class G>
using safe_3 =
    rule_player<G, take_win, block_win, if_safe<spoil_trap>, follow_last_disc, keep_safe, keep_best_potential>;
template <class G>
using original_3 = rule_player<G, take_win, block_win, spoil_trap, keep_safe, keep_best_potential>;
template <class G>
using trapped_3 = rule_player<G, take_win, block_win, follow_last_disc, keep_safe, keep_best_potential>;

}  // namespace variants
