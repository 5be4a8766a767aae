// expect: halfmove: `expanded` is there but not usable; it must be a game with the same `move`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    using expanded = sound_game;
};

static_assert(halfmove::explain<broken>());
