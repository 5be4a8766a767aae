// expect: halfmove: the game needs the position after a move; write `static state apply(const state&, move)`, returning a new state
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    using move = int;
    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
