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
    const auto result = halfmove::search<matches>(matches::initial(), {.depth = 7});
    const int taken = result.best.value_or(0);
    std::printf("halfmove %s: of %d matches take %d\n", halfmove::version.data(), matches::initial(), taken);
    return taken == 1 ? 0 : 1;  // and leave a multiple of three
}
