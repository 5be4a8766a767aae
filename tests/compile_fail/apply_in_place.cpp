// expect: halfmove: the game needs the position after a move; write `static state apply(const state&, move)`, returning a new state
// max-lines: 25
// Changes its argument and returns nothing: that is `play`.
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    using move = int;
    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static void apply(state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
