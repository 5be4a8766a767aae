// expect: halfmove: `key` is there but not usable; write `static std::uint64_t key(const state&)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static int key(const state&);
};

static_assert(halfmove::explain<broken>());
