#pragma once

#include "halfmove/core/limits.hpp"
#include "halfmove/policy/move_order.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace halfmove {

/// The last two moves that cut off a sibling at the same distance from the root.
template <game G>
class killers {
public:
    [[nodiscard]] constexpr int rank(const state_of<G>&, const move_of<G>& move,
                                     const node_hint<G>& hint) const noexcept {
        const pair& known = at(hint.ply);
        if (known.latest == move) { return 2; }
        return known.earlier == move ? 1 : 0;
    }

    constexpr void cut_off(const move_of<G>& move, const node_hint<G>& hint) noexcept {
        pair& known = killers_[static_cast<std::size_t>(hint.ply)];
        if (known.latest != move) { known.earlier = std::exchange(known.latest, move); }
    }

    constexpr void forget() noexcept { killers_ = {}; }

private:
    struct pair {
        std::optional<move_of<G>> latest;
        std::optional<move_of<G>> earlier;
    };

    [[nodiscard]] constexpr const pair& at(int ply) const noexcept { return killers_[static_cast<std::size_t>(ply)]; }

    std::array<pair, static_cast<std::size_t>(max_depth)> killers_{};
};

}  // namespace halfmove
