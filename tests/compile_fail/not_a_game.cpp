// expect: halfmove: the game needs a type `state`
// max-lines: 25
#include "halfmove/core.hpp"

static_assert(halfmove::explain<int>());
