// expect: halfmove: the game needs to know when it is over; write `static std::optional<halfmove::outcome> outcome_of(const state&)`
// max-lines: 40
#include "halfmove/search.hpp"

struct broken {
    struct state {};
    using move = int;
    static state initial();
    static halfmove::move_list<move, 2> moves(const state&);
    static state apply(const state&, move);
};

const auto result = halfmove::search<broken>(broken::initial(), {});
