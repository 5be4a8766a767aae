#pragma once

#include "halfmove/testing/law_checker.hpp"
#include "halfmove/testing/same_position.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view apply_pure = "`apply` leaves its argument as it was";
inline constexpr std::string_view apply_repeatable = "a move leads to the same position whenever it is made";

}  // namespace laws

/// What `apply` promises. A copy of the position is taken beforehand, so that a state which shares its parts with its
/// copies gives itself away by the second law, if not by the first.
template <game G>
void check_apply_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        for (const move_of<G>& move : listed_moves<G>(state)) {
            const state_of<G> before = state;
            const state_of<G> once = G::apply(state, move);
            check.expect(laws::apply_pure, place, same_position<G>(before, state),
                         [&] { return "move " + check.name(place, move) + " changed the position it was applied to"; });
            check.expect(laws::apply_repeatable, place, same_position<G>(once, G::apply(state, move)),
                         [&] { return "move " + check.name(place, move) + " made twice gave two positions"; });
        }
    });
}

}  // namespace halfmove
