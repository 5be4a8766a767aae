#pragma once

#include "halfmove/core/turn.hpp"
#include "halfmove/testing/law_checker.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view first_begins = "`side::first` moves in the initial position";
inline constexpr std::string_view both_move = "each side comes to move in some position";

}  // namespace laws

/// What `to_move` promises.
template <turn_game G>
void check_turn_laws(law_checker<G>& check) {
    check.expect(laws::first_begins, 0, G::to_move(check.positions()[0].state) == side::first,
                 [] { return "`to_move` answers `side::second`"; });
    int seen = 0;
    bool second_moves = false;
    for_each_unfinished(check, [&](std::size_t, const state_of<G>& state) {
        ++seen;
        second_moves = second_moves || G::to_move(state) == side::second;
    });
    check.announce(laws::both_move);
    if (seen < 2) { return; }
    check.expect(laws::both_move, 0, second_moves,
                 [&] { return sentence("`side::second` is to move in none of ", seen, " unfinished positions"); });
}

}  // namespace halfmove
