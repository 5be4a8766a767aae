#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Leaves out the moves after which the opponent could win at once, wherever that would be.
struct avoid_loss {
    static constexpr bool decides = false;

    template <class Bits>
    [[nodiscard]] static constexpr Bits keep(const auto& view, const Bits& candidates) noexcept {
        const Bits threats = view.their_wins & view.playable;
        if (threats.count() > 1) { return {}; }
        return candidates & view.safe() & (threats.empty() ? view.playable : threats);
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto& candidates, const auto& kept) {
        return std::string("would lose by ").append(view.columns(candidates & ~kept));
    }
};

}  // namespace halfmove
