// expect: halfmove: a policy set is a plain struct, without constructors or private members
// max-lines: 30
#include "halfmove/search.hpp"
#include "sound_game.hpp"

struct constructed {
    constructed() {}
    halfmove::no_evaluation evaluate;
};

halfmove::alpha_beta<sound_game, constructed> search;
