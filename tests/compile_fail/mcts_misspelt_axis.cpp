// expect: halfmove: the policy set has a member that is no axis; the axes are `select`, `simulate`, `back_up` and `choose`
// max-lines: 40
#include "sound_game.hpp"

#include <halfmove/mcts/mcts.hpp>

struct policies {
    halfmove::averaging backup{};
};

halfmove::mcts<sound_game, policies> search;
