#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/law_checker.hpp"
#include "halfmove/testing/same_position.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view expansion_keeps_outcome = "the expanded twin of a position has the same outcome";
inline constexpr std::string_view expansion_keeps_moves = "the expanded twin of a position has the same moves";
inline constexpr std::string_view expansion_commutes =
    "a move made in the twin leads to the twin of the position after it";

}  // namespace laws

/// What `expanded` promises. The twin is a game with powers of its own: check its laws as well.
template <expandable_game G>
void check_expansion_laws(law_checker<G>& check) {
    using twin = typename G::expanded;
    for (std::size_t place = 0; place < check.positions().size(); ++place) {
        const state_of<G>& state = check.positions()[place].state;
        const state_of<twin> expanded = twin::expand(state);
        const std::optional<outcome> result = twin::outcome_of(expanded);
        check.expect(laws::expansion_keeps_outcome, place, result == G::outcome_of(state),
                     [] { return "they differ between `state` and `expanded::expand(state)`"; });
        if (result || check.positions()[place].finished) { continue; }
        const std::vector<move_of<G>> moves = listed_moves<G>(state);
        const std::vector<move_of<G>> there = listed_moves<twin>(expanded);
        check.expect(laws::expansion_keeps_moves, place,
                     std::is_permutation(moves.begin(), moves.end(), there.begin(), there.end()),
                     [] { return "they differ between `state` and `expanded::expand(state)`"; });
        for (const move_of<G>& move : moves) {
            const bool commutes = same_position<twin>(twin::expand(G::apply(state, move)), twin::apply(expanded, move));
            check.expect(laws::expansion_commutes, place, commutes,
                         [&] { return sentence("with move ", check.name(place, move), " it does not"); });
        }
    }
}

}  // namespace halfmove
