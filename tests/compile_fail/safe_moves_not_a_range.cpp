// expect: halfmove: `safe_moves` is there but not usable; write `static halfmove::move_list<move, N> safe_moves(const state&)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static move safe_moves(const state&);
};

static_assert(halfmove::explain<broken>());
