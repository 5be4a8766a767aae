// expect: halfmove: the game needs a type `move`
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    static state initial();
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
