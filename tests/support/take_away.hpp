#pragma once

#include "halfmove/core/game.hpp"

namespace support {

/// Two players take one, two or three stones in turn; whoever takes the last one wins. The side to move is lost exactly
/// if the number of stones is a multiple of four (Bouton 1901), which makes it a game with a known answer for tests.
template <int Stones>
struct take_away {
    struct state {
        int stones = 0;

        friend constexpr bool operator==(const state&, const state&) = default;
    };
    using move = int;

    static constexpr state initial() { return {Stones}; }

    static constexpr halfmove::move_list<move, 3> moves(const state& position) {
        halfmove::move_list<move, 3> result;
        for (int taken = 1; taken <= 3 && taken <= position.stones; ++taken) { result.push_back(taken); }
        return result;
    }

    static constexpr state apply(const state& position, move taken) { return {position.stones - taken}; }

    static constexpr std::optional<halfmove::outcome> outcome_of(const state& position) {
        if (position.stones == 0) { return halfmove::outcome::loss; }
        return std::nullopt;
    }
};

}  // namespace support
