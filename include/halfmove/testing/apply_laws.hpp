#pragma once

#include "halfmove/testing/law_checker.hpp"
#include "halfmove/testing/same_position.hpp"

#include <optional>

namespace halfmove {

namespace laws {

inline constexpr std::string_view apply_pure = "`apply` leaves its argument as it was";
inline constexpr std::string_view apply_repeatable = "a move leads to the same position whenever it is made";

}  // namespace laws

/// What `apply` promises. Positions are played out afresh from the start, since those of the sample have already been
/// applied to, and a copy may share its parts with the original.
template <game G>
void check_apply_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>&) {
        const std::optional<state_of<G>> untouched = check.positions().replayed(place);
        const std::optional<state_of<G>> touched = check.positions().replayed(place);
        if (!untouched || !touched || !same_position<G>(*untouched, *touched)) { return; }
        for (const move_of<G>& move : listed_moves<G>(*touched)) {
            const state_of<G> after = G::apply(*touched, move);
            const bool pure = same_position<G>(*untouched, *touched);
            check.expect(laws::apply_pure, place, pure, [&] {
                return sentence("move ", check.name(place, move), " changed the position it was applied to");
            });
            if (!pure) { return; }
            check.expect(laws::apply_repeatable, place, same_position<G>(after, G::apply(*touched, move)),
                         [&] { return sentence("move ", check.name(place, move), " made twice gave two positions"); });
        }
    });
}

}  // namespace halfmove
