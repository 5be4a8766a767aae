#pragma once

#include "halfmove/play/drop_rule.hpp"
#include "halfmove/play/longest_line.hpp"

#include <string>

namespace halfmove {

/// Keeps the columns after which its longest row of discs is longest.
struct keep_longest {
    static constexpr bool decides = false;

    [[nodiscard]] static constexpr auto keep(const auto& view, const auto& candidates) noexcept {
        return keep_best(candidates, [&](const auto& disc) { return longest_after(view, disc); });
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto&, const auto& kept) {
        return std::string("has a row of ")
            .append(std::to_string(longest_after(view, lowest_of(kept))))
            .append(" with ")
            .append(view.columns(kept));
    }

private:
    template <drop_line_game G>
    [[nodiscard]] static constexpr int longest_after(const drop_view<G>& view, const typename G::bits& disc) noexcept {
        return longest_line<G::board>(view.position.mine | disc);
    }
};

}  // namespace halfmove
