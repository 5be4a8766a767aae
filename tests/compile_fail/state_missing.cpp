// expect: halfmove: the game needs a type `state`
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    using move = int;
};

static_assert(halfmove::explain<broken>());
