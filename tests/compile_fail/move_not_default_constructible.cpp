// expect: halfmove: the game's `move` must be default-constructible, copyable and comparable
// max-lines: 25
#include "halfmove/core.hpp"

struct broken {
    struct state {};
    struct move {
        explicit move(int chosen) : column(chosen) {}
        bool operator==(const move&) const = default;
        int column;
    };
    static state initial();
    static std::vector<move> moves(const state&);
    static state apply(const state&, move);
    static std::optional<halfmove::outcome> outcome_of(const state&);
};

static_assert(halfmove::explain<broken>());
