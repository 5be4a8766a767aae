// expect: halfmove: `child_priority` is there but not usable; write `static int child_priority(const state&, move, const state& child)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static int child_priority(const state&, move);
};

static_assert(halfmove::explain<broken>());
