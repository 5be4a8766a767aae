#pragma once

#include "halfmove/testing/winning_move_laws.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view safe_moves_legal = "safe moves are legal, and none is listed twice";
inline constexpr std::string_view safe_moves_exist = "safe moves are missing only if every move loses at once";
inline constexpr std::string_view safe_moves_hold_best = "a best move is among the safe ones";

}  // namespace laws

namespace detail {

/// Is the game lost with this move, or with the opponent's reply?
template <game G>
[[nodiscard]] bool loses_at_once(const state_of<G>& state, const move_of<G>& move) {
    if (const std::optional<outcome> result = outcome_after<G>(state, move)) { return *result == outcome::loss; }
    const state_of<G> child = G::apply(state, move);
    return !mover<G>{state}.moves_again(child) && can_win_at_once<G>(child);
}

/// The exact score of a move for the side that makes it, if the position before was small enough to have one.
template <game G>
[[nodiscard]] std::optional<score> exact_after(law_checker<G>& check, const state_of<G>& state,
                                               const move_of<G>& move) {
    const state_of<G> child = G::apply(state, move);
    const std::optional<score> value = exact_score<G>(child, check.options().exact_nodes);
    if (!value) { return std::nullopt; }
    return relation<>{mover<G>{state}.moves_again(child)}.seen_by_parent(*value);
}

template <safe_moves_game G>
void check_safe_moves(law_checker<G>& check, std::size_t place, const std::vector<move_of<G>>& safe) {
    const state_of<G>& state = check.positions()[place].state;
    const std::vector<move_of<G>> moves = listed_moves<G>(state);
    for (auto move = safe.begin(); move != safe.end(); ++move) {
        const bool legal = std::find(moves.begin(), moves.end(), *move) != moves.end();
        check.expect(laws::safe_moves_legal, place, legal && std::find(safe.begin(), move, *move) == move, [&] {
            return legal ? sentence("move ", check.name(place, *move), " is there again")
                         : std::string("one is not in `moves`");
        });
        if (!legal) { return; }
    }
    if (safe.empty()) {
        for (const move_of<G>& move : moves) {
            check.expect(laws::safe_moves_exist, place, loses_at_once<G>(state, move), [&] {
                return sentence("there are none, but move ", check.name(place, move), " does not lose at once");
            });
        }
        return;
    }
    const std::optional<score> exact = check.exact(place);
    if (!exact) { return; }
    const bool holds_best = std::any_of(
        safe.begin(), safe.end(), [&](const move_of<G>& move) { return exact_after<G>(check, state, move) == exact; });
    check.expect(laws::safe_moves_hold_best, place, holds_best,
                 [&] { return sentence("none of them reaches the score of the position, ", *exact); });
}

}  // namespace detail

/// What `safe_moves` promises, where it is asked at all: where no move wins at once.
template <safe_moves_game G>
void check_safe_moves_laws(law_checker<G>& check) {
    check.announce(laws::safe_moves_legal);
    check.announce(laws::safe_moves_exist);
    check.announce(laws::safe_moves_hold_best);
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        if (can_win_at_once<G>(state)) { return; }
        std::vector<move_of<G>> safe;
        for (const move_of<G>& move : G::safe_moves(state)) { safe.push_back(move); }
        detail::check_safe_moves(check, place, safe);
    });
}

}  // namespace halfmove
