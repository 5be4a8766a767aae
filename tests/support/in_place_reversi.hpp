#pragma once

#include "games/reversi.hpp"

#include <utility>

namespace support {

/// Reversi that also plays and takes back on one state. What cannot be seen afterwards is which discs were turned.
template <int Size>
struct in_place_reversi : examples::reversi<Size> {
    using rules = examples::reversi<Size>;
    using typename rules::bits;
    using typename rules::move;
    using typename rules::state;

    static constexpr bits play(state& position, move chosen) {
        const bits turned = chosen == rules::pass ? bits{} : rules::turned_by(position, chosen);
        position = rules::apply(position, chosen);
        return turned;
    }

    static constexpr void undo(state& position, move chosen, const bits& turned) {
        std::swap(position.mine, position.theirs);
        if (chosen == rules::pass) { return; }
        position.mine ^= turned | halfmove::single<rules::board>(chosen);
        position.theirs ^= turned;
    }
};

static_assert(halfmove::explain<in_place_reversi<4>>() && halfmove::in_place_game<in_place_reversi<4>>);

}  // namespace support
