// expect: halfmove: the game needs to know when it is over; write `static std::optional<halfmove::outcome> outcome_of(const state&)`
// max-lines: 25
// An outcome alone cannot say that the game goes on.
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    using move = int;
    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&, move);
    static halfmove::outcome outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
