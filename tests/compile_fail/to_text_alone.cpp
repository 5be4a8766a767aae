// expect: halfmove: `to_text` is there but not usable; write `static std::string to_text(const state&)`, `static std::string move_to_text(const state&, move)` and `static halfmove::parsed<move> move_from_text(const state&, std::string_view)`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static std::string to_text(const state&);
};

static_assert(halfmove::explain<broken>());
