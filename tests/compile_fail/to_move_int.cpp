// expect: halfmove: `to_move` is there but not usable; write `static halfmove::side to_move(const state&)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static int to_move(const state&);
};

static_assert(halfmove::explain<broken>());
