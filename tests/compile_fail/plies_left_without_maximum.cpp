// expect: halfmove: `plies_left` is there but not usable; write `static constexpr int max_plies = N;`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static int plies_left(const state&);
};

static_assert(halfmove::explain<broken>());
