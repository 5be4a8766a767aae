// expect: halfmove: `winning_move` is there but not usable; write `static std::optional<move> winning_move(const state&)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static std::optional<halfmove::outcome> winning_move(const state&);
};

static_assert(halfmove::explain<broken>());
