#pragma once

#include "halfmove/play/drop_rule.hpp"

#include <string>

namespace halfmove {

/// Plays on top of the opponent's last disc, if that is safe.
struct follow_last_disc {
    static constexpr bool decides = true;

    [[nodiscard]] static constexpr auto keep(const auto& view, const auto& candidates) noexcept {
        return candidates & view.safe() & (view.last_disc << 1);
    }

    [[nodiscard]] static std::string explain(const auto& view, const auto&, const auto& kept) {
        return std::string("follows into ").append(view.columns(kept));
    }
};

}  // namespace halfmove
