#include <halfmove/halfmove.hpp>

#include <cstdio>
#include <optional>

// A game of a user's own: take one or two matches; who takes the last one wins.
struct matches {
    using state = int;
    using move = int;
    static constexpr state initial() { return 7; }
    static constexpr halfmove::move_list<move, 2> moves(state left) {
        halfmove::move_list<move, 2> result;
        for (int taken = 1; taken <= 2 && taken <= left; ++taken) { result.push_back(taken); }
        return result;
    }
    static constexpr state apply(state left, move taken) { return left - taken; }
    static constexpr std::optional<halfmove::outcome> outcome_of(state left) {
        return left == 0 ? std::optional{halfmove::outcome::loss} : std::nullopt;
    }
};
static_assert(halfmove::game<matches>);

int main() {
    halfmove::random_generator random{1};
    int wins = 0;
    for (int i = 0; i < 100; ++i) {
        if (halfmove::random_playout<matches>(matches::initial(), random) == halfmove::outcome::win) { ++wins; }
    }
    std::printf("halfmove %s: the first player wins %d of 100 random games\n", halfmove::version.data(), wins);
    return 0 < wins && wins < 100 ? 0 : 1;
}
