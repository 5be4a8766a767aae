// expect: halfmove: `play` is there but not usable; write `static token play(state&, move)`, with a token of your choice, and `static void undo(state&, move, token)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static void undo(state&, move, int);
};

static_assert(halfmove::explain<broken>());
