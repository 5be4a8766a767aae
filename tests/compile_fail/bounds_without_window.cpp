// expect: halfmove: `bounds` is there but not usable; write `static halfmove::score_bounds bounds(const state&, halfmove::window)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static halfmove::score_bounds bounds(const state&);
};

static_assert(halfmove::explain<broken>());
