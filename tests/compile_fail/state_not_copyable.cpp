// expect: halfmove: the game's `state` must be copyable
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {
        state() = default;
        state(const state&) = delete;
        state& operator=(const state&) = delete;
    };
    using move = int;
    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
