// expect: halfmove: the policy set has a member that is no axis; the axes are `evaluate`, `order`, `table`, `bound`, `observe`, `line`, `scout` and `scoring`
// max-lines: 30
#include "halfmove/search.hpp"
#include "sound_game.hpp"

struct misspelt {
    halfmove::no_evaluation evaluation;
};

halfmove::alpha_beta<sound_game, misspelt> search;
