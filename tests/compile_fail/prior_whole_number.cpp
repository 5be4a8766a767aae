// expect: halfmove: `prior` is there but not usable; write `static float prior(const state&, move)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static int prior(const state&, move);
};

static_assert(halfmove::explain<broken>());
