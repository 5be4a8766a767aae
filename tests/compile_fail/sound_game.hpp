#pragma once

#include "halfmove/core.hpp"

/// All that a game needs, declared only. The cases about optional members derive from it and add one.
struct sound_game {
    struct state {
        int stones = 0;
    };
    using move = int;

    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};
