// expect: halfmove: `evaluate` is there but not usable; write `static halfmove::score evaluate(const state&)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static halfmove::score evaluate(const state&, halfmove::side);
};

static_assert(halfmove::explain<broken>());
