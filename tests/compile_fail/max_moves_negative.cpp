// expect: halfmove: `max_moves` is there but not usable; write `static constexpr std::size_t max_moves = N;`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static constexpr int max_moves = -1;
};

static_assert(halfmove::explain<broken>());
