#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/turn.hpp"
#include "halfmove/testing/law_checker.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view winning_move_legal = "the winning move is legal";
inline constexpr std::string_view winning_move_wins = "the winning move wins at once";
inline constexpr std::string_view winning_move_found = "a winning move is found wherever there is one";

}  // namespace laws

/// The result, for the side that makes it, of a move that ends the game.
template <game G>
[[nodiscard]] std::optional<outcome> outcome_after(const state_of<G>& state, const move_of<G>& move) {
    const state_of<G> child = G::apply(state, move);
    const std::optional<outcome> result = G::outcome_of(child);
    if (!result || mover<G>{state}.moves_again(child)) { return result; }
    return opposite(*result);
}

/// Can the side to move win with one move? Found by trying all.
template <game G>
[[nodiscard]] bool can_win_at_once(const state_of<G>& state) {
    const std::vector<move_of<G>> moves = listed_moves<G>(state);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const move_of<G>& move) { return outcome_after<G>(state, move) == outcome::win; });
}

/// What `winning_move` promises.
template <winning_move_game G>
void check_winning_move_laws(law_checker<G>& check) {
    check.announce(laws::winning_move_legal);
    check.announce(laws::winning_move_wins);
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        const std::optional<move_of<G>> found = G::winning_move(state);
        check.expect(laws::winning_move_found, place, found || !can_win_at_once<G>(state),
                     [] { return "there is a winning move, but `winning_move` finds none"; });
        if (!found) { return; }
        const std::vector<move_of<G>> moves = listed_moves<G>(state);
        const bool legal = std::find(moves.begin(), moves.end(), *found) != moves.end();
        check.expect(laws::winning_move_legal, place, legal, [] { return "it is not one of `moves`"; });
        if (!legal) { return; }
        check.expect(laws::winning_move_wins, place, outcome_after<G>(state, *found) == outcome::win,
                     [&] { return sentence("move ", check.name(place, *found), " does not"); });
    });
}

}  // namespace halfmove
