#pragma once

#include "halfmove/play/drop_rule.hpp"
#include "halfmove/play/potentials.hpp"

#include <string>

namespace halfmove {

/// Takes the cell of the largest potential on the board as it is; of equal potentials, its own rather than the opponent's.
/// Cells that are of no interest to either side are left to the next rule.
struct most_interesting {
    static constexpr bool decides = true;

    template <drop_line_game G>
    [[nodiscard]] static constexpr typename G::bits keep(const drop_view<G>& view,
                                                         const typename G::bits& candidates) noexcept {
        return find(view, candidates).cells;
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto& candidates, const auto& kept) {
        const auto found = find(view, candidates);
        return std::string(found.mine ? "adds to its own " : "stops their ")
            .append(std::to_string(found.potential))
            .append(" in ")
            .append(view.columns(kept));
    }

private:
    template <class Bits>
    struct interest {
        Bits cells;
        int potential = 0;
        bool mine = false;
    };

    template <drop_line_game G>
    [[nodiscard]] static constexpr interest<typename G::bits> find(const drop_view<G>& view,
                                                                   const typename G::bits& candidates) noexcept {
        using counts = potentials<G::board, G::line_length>;
        const counts mine{view.position.mine, view.position.theirs()};
        const counts theirs{view.position.theirs(), view.position.mine};
        for (int potential = G::line_length - 1; potential > 0; --potential) {
            if (const auto own = candidates & mine.reaching(potential); !own.empty()) { return {own, potential, true}; }
            if (const auto hostile = candidates & theirs.reaching(potential); !hostile.empty()) {
                return {hostile, potential, false};
            }
        }
        return {};
    }
};

}  // namespace halfmove
