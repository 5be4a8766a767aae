#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Takes the cell with which the opponent would win.
struct block_win {
    static constexpr bool decides = true;

    [[nodiscard]] static constexpr auto keep(const auto& view, const auto& candidates) noexcept {
        return candidates & view.their_wins;
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto&, const auto& kept) {
        return std::string("blocks ").append(view.columns(kept));
    }
};

}  // namespace halfmove
