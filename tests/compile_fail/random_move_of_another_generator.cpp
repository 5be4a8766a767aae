// expect: halfmove: `random_move` is there but not usable; write `static move random_move(const state&, halfmove::random_generator&)`
// max-lines: 25
#include "sound_game.hpp"

#include <random>

struct broken : sound_game {
    static move random_move(const state&, std::mt19937&);
};

static_assert(halfmove::explain<broken>());
