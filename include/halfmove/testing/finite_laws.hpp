#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/law_checker.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view plies_left_bounded = "`plies_left` is never more than `max_plies`";
inline constexpr std::string_view plies_left_enough = "no game lasts longer than `plies_left` says";

}  // namespace laws

/// What `plies_left` promises.
template <finite_game G>
void check_finite_laws(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        check.expect(laws::plies_left_bounded, place, G::plies_left(state) <= static_cast<int>(G::max_plies),
                     [&] { return sentence("it is ", G::plies_left(state)); });
    });
    for (const std::size_t end : positions.ends_of_games()) {
        for (std::size_t at = end; positions[at].ply > 0;) {
            at = positions[at].parent;
            const int lasted = positions[end].ply - positions[at].ply;
            check.expect(laws::plies_left_enough, at, lasted <= G::plies_left(positions[at].state), [&] {
                return sentence("it is ", G::plies_left(positions[at].state), ", but a game went on for ", lasted,
                                ", to ", positions.path(end));
            });
        }
    }
}

}  // namespace halfmove
