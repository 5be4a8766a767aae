#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/law_checker.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view evaluate_repeatable = "`evaluate` answers the same whenever it is asked";
inline constexpr std::string_view priority_repeatable = "`priority` answers the same whenever it is asked";
inline constexpr std::string_view child_priority_repeatable = "`child_priority` answers the same whenever it is asked";

}  // namespace laws

/// What `evaluate` promises. An estimate may be as wrong as it likes, but a search must be able to repeat it.
template <evaluated_game G>
void check_evaluate_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        check.expect(laws::evaluate_repeatable, place, G::evaluate(state) == G::evaluate(state_of<G>(state)),
                     [] { return "two calls gave two answers"; });
    });
}

/// What `priority` promises.
template <prioritised_game G>
void check_priority_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        for (const move_of<G>& move : listed_moves<G>(state)) {
            check.expect(laws::priority_repeatable, place, G::priority(state, move) == G::priority(state, move),
                         [&] { return sentence("two calls for move ", check.name(place, move), " gave two answers"); });
        }
    });
}

/// What `child_priority` promises.
template <child_prioritised_game G>
void check_child_priority_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        for (const move_of<G>& move : listed_moves<G>(state)) {
            const state_of<G> child = G::apply(state, move);
            const bool same = G::child_priority(state, move, child) == G::child_priority(state, move, child);
            check.expect(laws::child_priority_repeatable, place, same,
                         [&] { return sentence("two calls for move ", check.name(place, move), " gave two answers"); });
        }
    });
}

}  // namespace halfmove
