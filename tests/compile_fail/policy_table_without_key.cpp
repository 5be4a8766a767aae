// expect: halfmove: a transposition table needs a game that names its positions; write `static std::uint64_t key(const state&)`
// max-lines: 60
#include "halfmove/search.hpp"
#include "sound_game.hpp"

struct policies {
    halfmove::transposition_table<sound_game> table;
};
