#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Leaves out the columns where the opponent would win on top of the new disc.
struct keep_safe {
    static constexpr bool decides = false;

    [[nodiscard]] static constexpr auto keep(const auto& view, const auto& candidates) noexcept {
        return candidates & view.safe();
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto& candidates, const auto& kept) {
        return std::string("avoids giving ").append(view.columns(candidates & ~kept));
    }
};

}  // namespace halfmove
