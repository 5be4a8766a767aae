// expect: halfmove: the game needs its legal moves; write `static halfmove::move_list<move, N> moves(const state&)`
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    using move = int;
    static state initial();
    static std::vector<const char*> moves(const state&);
    static state apply(const state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
