#pragma once

#include "halfmove/play/drop_view.hpp"

#include <concepts>
#include <string>

namespace halfmove {

/// One step in the reasoning of a rule-based player. `keep(view, candidates)` is what it would keep of the candidates; the
/// empty set means that it has nothing to say, and all of them stay. After a rule that `decides`, no later one is asked.
/// `explain(view, candidates, kept)` puts into words why it kept what it kept.
template <class Rule, class G>
concept drop_rule = drop_line_game<G> &&
    requires(const drop_view<G>& view, const typename G::bits& candidates, const typename G::bits& kept) {
        { Rule::decides } -> std::convertible_to<bool>;
        { Rule::keep(view, candidates) } -> std::same_as<typename G::bits>;
        { Rule::explain(view, candidates, kept) } -> std::convertible_to<std::string>;
    };

/// A set with the lowest member of another one. Precondition: not empty.
template <class Bits>
[[nodiscard]] constexpr Bits lowest_of(const Bits& cells) noexcept {
    return Bits::single(cells.lowest());
}

/// The cells among the candidates for which `worth(disc)` is largest, the disc being a set of one cell.
template <class Bits, class Worth>
[[nodiscard]] constexpr Bits keep_best(const Bits& candidates, Worth worth) {
    Bits best;
    int most = 0;
    for (const int index : candidates) {
        const Bits disc = Bits::single(index);
        const int found = worth(disc);
        if (best.empty() || found > most) {
            best = disc;
            most = found;
        } else if (found == most) {
            best |= disc;
        }
    }
    return best;
}

}  // namespace halfmove
