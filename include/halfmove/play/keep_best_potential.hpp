#pragma once

#include "halfmove/play/drop_rule.hpp"
#include "halfmove/play/potentials.hpp"

#include <string>

namespace halfmove {

/// Keeps the columns after which the best potential of its empty cells is largest.
struct keep_best_potential {
    static constexpr bool decides = false;

    [[nodiscard]] static constexpr auto keep(const auto& view, const auto& candidates) noexcept {
        return keep_best(candidates, [&](const auto& disc) { return potential_after(view, disc); });
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto&, const auto& kept) {
        return std::string("has a potential of ")
            .append(std::to_string(potential_after(view, lowest_of(kept))))
            .append(" with ")
            .append(view.columns(kept));
    }

private:
    template <drop_line_game G>
    [[nodiscard]] static constexpr int potential_after(const drop_view<G>& view,
                                                       const typename G::bits& disc) noexcept {
        return potentials<G::board, G::line_length>{view.position.mine | disc, view.position.theirs()}.best();
    }
};

}  // namespace halfmove
