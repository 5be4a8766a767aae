// Your own game: describe it in one struct of static functions; the library plays it and checks it.

// [includes]
#include <halfmove/halfmove.hpp>

#include <iostream>
#include <optional>
// [includes]

// [game]
struct tic_tac_toe {
    struct state {
        int mine = 0;  // cells as bits; "mine" is the side to move
        int theirs = 0;
    };
    using move = int;  // the bit of a free cell

    static state initial() { return {}; }
    static state apply(state s, move cell) { return {s.theirs, s.mine | cell}; }  // now they are to move

    static auto moves(state s) {
        halfmove::move_list<move, 9> free;
        for (int cell = 1; cell < 01000; cell *= 2) {
            if (((s.mine | s.theirs) & cell) == 0) { free.push_back(cell); }
        }
        return free;
    }

    static std::optional<halfmove::outcome> outcome_of(state s) {
        for (const int line : {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124}) {  // octal: one digit is one row
            if ((s.theirs & line) == line) { return halfmove::outcome::loss; }
        }
        return (s.mine | s.theirs) == 0777 ? std::optional{halfmove::outcome::draw} : std::nullopt;
    }
};
// [game]

// A mistake in a signature would be explained here, in one sentence.
static_assert(halfmove::explain<tic_tac_toe>());

int main() {
    // [play]
    auto position = tic_tac_toe::initial();
    while (!tic_tac_toe::outcome_of(position)) {
        const auto result = halfmove::search<tic_tac_toe>(position, {});
        std::cout << "cell " << *result.best << ", " << halfmove::score_to_text(result.value) << '\n';
        position = tic_tac_toe::apply(position, *result.best);
    }
    // [play]

    // [check]
    const halfmove::law_report report = halfmove::check_laws<tic_tac_toe>();
    std::cout << report.to_text() << '\n';

    // The number of ways to play five moves is published.
    const bool rules_are_right = halfmove::perft<tic_tac_toe>(5) == 15'120;
    // [check]

    return tic_tac_toe::outcome_of(position) == halfmove::outcome::draw && report.ok() && rules_are_right ? 0 : 1;
}
