// expect: halfmove: the game needs its first position; write `static state initial()`
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    using move = int;
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
