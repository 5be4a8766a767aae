// expect: halfmove: the game's `move` must be default-constructible, copyable and comparable
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    struct move {
        int column = 0;
    };
    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
