// expect: halfmove: puct needs priors; write `static float prior(const state&, move)`
// max-lines: 40
#include "sound_game.hpp"

#include <halfmove/mcts/mcts.hpp>
#include <halfmove/mcts/puct.hpp>

struct policies {
    halfmove::puct<sound_game> select{};
};

halfmove::mcts<sound_game, policies> search;
