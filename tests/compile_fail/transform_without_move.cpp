// expect: halfmove: `transform` is there but not usable; write `static constexpr int symmetries = N;`, `static state transform(const state&, int)` and `static move transform_move(move, int)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static constexpr int symmetries = 2;
    static state transform(const state&, int);
};

static_assert(halfmove::explain<broken>());
