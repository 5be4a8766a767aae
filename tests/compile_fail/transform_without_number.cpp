// expect: halfmove: `transform` is there but not usable; write `static constexpr int symmetries = N;`, `static state transform(const state&, int)` and `static move transform_move(move, int)`
// max-lines: 25
// How many symmetries are there?
#include "sound_game.hpp"

struct broken : sound_game {
    static state transform(const state&, int);
    static move transform_move(move, int);
};

static_assert(halfmove::explain<broken>());
