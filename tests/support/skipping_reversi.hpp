#pragma once

#include "games/reversi.hpp"

namespace support {

/// Reversi without a pass: a side that cannot turn a disc is skipped. Same winner, but fewer plies than with passes.
template <int Size>
struct skipping_reversi {
    using rules = examples::reversi<Size>;
    using move = typename rules::move;

    struct state {
        typename rules::state discs;
        halfmove::side turn = halfmove::side::first;
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    static constexpr state initial() { return {rules::initial()}; }
    static constexpr auto moves(const state& position) { return rules::moves(position.discs); }

    static constexpr state apply(const state& position, move chosen) {
        const state next{rules::apply(position.discs, chosen), other(position.turn)};
        const bool stuck = rules::placements(next.discs).empty() && !rules::outcome_of(next.discs);
        return stuck ? state{rules::apply(next.discs, rules::pass), position.turn} : next;
    }

    static constexpr std::optional<halfmove::outcome> outcome_of(const state& position) {
        return rules::outcome_of(position.discs);
    }
    static constexpr halfmove::side to_move(const state& position) { return position.turn; }

    /// The turn makes no difference to the value of a position; it may be left out.
    static constexpr auto key(const state& position) { return rules::key(position.discs); }
};

static_assert(halfmove::explain<skipping_reversi<4>>() && halfmove::turn_game<skipping_reversi<4>>);

}  // namespace support
