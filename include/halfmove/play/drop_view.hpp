#pragma once

#include "halfmove/play/drop_line_game.hpp"

#include <cstdint>
#include <string>

namespace halfmove {

/// The columns of some cells in words: "column 4", "columns 2 and 5", "columns 1, 2 and 3".
template <drop_line_game G>
[[nodiscard]] std::string name_columns(const typename G::bits& cells) {
    std::string names;
    const int count = cells.count();
    int named = 0;
    for (const int index : cells) {
        if (named > 0) { names += named + 1 == count ? " and " : ", "; }
        names += cell_name<G>(cell{static_cast<std::uint16_t>(index)});
        ++named;
    }
    return std::string(count == 1 ? "column " : "columns ").append(names);
}

/// What a rule-based player sees before it moves.
template <drop_line_game G>
struct drop_view {
    using game_type = G;
    using bits = typename G::bits;

    typename G::state position;
    bits last_disc;   ///< the opponent's last disc; empty if it is not known
    bits playable;    ///< where a disc can land
    bits my_wins;     ///< empty cells, reachable or not, that complete a line of mine
    bits their_wins;  ///< the same for the opponent

    explicit constexpr drop_view(const typename G::state& seen, const bits& last = {}) noexcept
        : position(seen), last_disc(last), playable(G::playable(seen)), my_wins(wins_of(seen.mine, seen.occupied)),
          their_wins(wins_of(seen.theirs(), seen.occupied)) {}

    /// The empty cells that complete a line.
    [[nodiscard]] static constexpr bits wins_of(const bits& own, const bits& occupied) noexcept {
        return completing_cells<G::board, G::line_length>(own) & ~occupied;
    }

    /// Playable cells on top of which the opponent's reply would not win.
    [[nodiscard]] constexpr bits safe() const noexcept { return playable & ~(their_wins >> 1); }

    [[nodiscard]] static std::string columns(const bits& cells) { return name_columns<G>(cells); }
};

/// The playable cells on top of which the opponent's reply would not win.
template <drop_line_game G>
[[nodiscard]] constexpr typename G::bits safe_drops(const typename G::state& position) noexcept {
    return drop_view<G>{position}.safe();
}

}  // namespace halfmove
