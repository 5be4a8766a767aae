#pragma once

#include "halfmove/testing/law_checker.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view games_end = "a random game comes to an end";
inline constexpr std::string_view moves_exist = "an unfinished position has at least one move";
inline constexpr std::string_view moves_distinct = "no move is listed twice";
inline constexpr std::string_view moves_repeatable = "a position lists the same moves whenever it is asked";
inline constexpr std::string_view moves_bounded = "no position has more than `max_moves` moves";

}  // namespace laws

/// What `moves` promises.
template <game G>
void check_move_laws(law_checker<G>& check) {
    for (const std::size_t place : check.positions().ends_of_games()) {
        check.expect(laws::games_end, place, check.positions()[place].ply < check.options().max_length,
                     [&] { return sentence("it is not over after ", check.options().max_length, " moves"); });
    }
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        const std::vector<move_of<G>> moves = listed_moves<G>(state);
        check.expect(laws::moves_exist, place, !moves.empty(),
                     [] { return "`moves` lists none and `outcome_of` is empty"; });
        for (auto move = moves.begin(); move != moves.end(); ++move) {
            check.expect(laws::moves_distinct, place, std::find(moves.begin(), move, *move) == move,
                         [&] { return sentence("move ", check.name(place, *move), " is there again"); });
        }
        check.expect(laws::moves_repeatable, place, listed_moves<G>(state) == moves,
                     [] { return "two calls of `moves` gave two lists"; });
        if constexpr (declared_max_moves<G>) {
            check.expect(laws::moves_bounded, place, moves.size() <= static_cast<std::size_t>(G::max_moves),
                         [&] { return sentence("it has ", moves.size(), ", more than ", G::max_moves); });
        }
    });
}

}  // namespace halfmove
