// expect: halfmove: `evaluate` is there but not usable; write `static halfmove::score evaluate(const state&)`
// max-lines: 25
// As an integer, every value between -1 and 1 would be 0.
#include "sound_game.hpp"

struct broken : sound_game {
    static double evaluate(const state&);
};

static_assert(halfmove::explain<broken>());
