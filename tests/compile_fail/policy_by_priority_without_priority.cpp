// expect: halfmove: `by_priority` needs a game with a priority; write `static int priority(const state&, move)`
// max-lines: 40
#include "halfmove/search.hpp"
#include "sound_game.hpp"

struct policies {
    halfmove::order_by<sound_game, halfmove::by_priority<sound_game>> order;
};
