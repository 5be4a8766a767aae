// expect: halfmove: `move_index` is there but not usable; write `static constexpr std::size_t move_indices = N;` and `static std::size_t move_index(move)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static std::size_t move_index(move);
};

static_assert(halfmove::explain<broken>());
