#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/outcome_laws.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view last_mover_has_won =
    "a decided game is won by its last mover, as `last_mover_wins` says";
inline constexpr std::string_view sides_alternate = "the sides alternate, as `last_mover_wins` says";

}  // namespace laws

/// What `last_mover_wins` promises.
template <last_mover_wins_game G>
void check_last_mover_laws(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    for (std::size_t place = 1; place < positions.size(); ++place) {
        const bool again = mover<G>{positions[positions[place].parent].state}.moves_again(positions[place].state);
        check.expect(laws::sides_alternate, place, !again,
                     [] { return "the side that made the last move is to move again"; });
        if (!positions[place].finished) { continue; }
        check.expect(laws::last_mover_has_won, place, detail::seen_by_last_mover<G>(positions, place) != outcome::loss,
                     [] { return "the side that made the last move has lost"; });
    }
}

}  // namespace halfmove
