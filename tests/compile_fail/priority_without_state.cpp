// expect: halfmove: `priority` is there but not usable; write `static int priority(const state&, move)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static int priority(move);
};

static_assert(halfmove::explain<broken>());
