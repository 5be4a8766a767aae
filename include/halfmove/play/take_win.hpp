#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Wins where it can.
struct take_win {
    static constexpr bool decides = true;

    [[nodiscard]] static constexpr auto keep(const auto& view, const auto& candidates) noexcept {
        return candidates & view.my_wins;
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto&, const auto& kept) {
        return std::string("wins in ").append(view.columns(kept));
    }
};

}  // namespace halfmove
