#pragma once

#include "halfmove/core/turn.hpp"
#include "halfmove/testing/law_checker.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view outcome_repeatable = "a position has the same outcome whenever it is asked";
inline constexpr std::string_view outcome_for_side_to_move = "outcomes are those of the side to move";

}  // namespace laws

namespace detail {

/// So many decided games, all lost by the side that made the last move, are no accident.
inline constexpr int enough_decided_games = 20;

template <game G>
[[nodiscard]] outcome seen_by_last_mover(const position_sample<G>& positions, std::size_t place) {
    const auto& last = positions[place];
    const outcome result = *G::outcome_of(last.state);
    return mover<G>{positions[last.parent].state}.moves_again(last.state) ? result : opposite(result);
}

}  // namespace detail

/// What `outcome_of` promises. Whose outcome it is cannot be known from a single position, but where *every* decided
/// game is lost by its last mover, the game either is misere, and the options say so, or answers for the wrong side.
template <game G>
void check_outcome_laws(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    const outcome suspicious = check.options().last_mover_loses ? outcome::win : outcome::loss;
    int decided = 0;
    bool all_suspicious = true;
    std::size_t example = 0;
    for (std::size_t place = 0; place < positions.size(); ++place) {
        const std::optional<outcome> result = G::outcome_of(positions[place].state);
        check.expect(laws::outcome_repeatable, place, result == G::outcome_of(positions[place].state),
                     [] { return "two calls of `outcome_of` gave two answers"; });
        if (!result || *result == outcome::draw || positions[place].ply == 0) { continue; }
        ++decided;
        all_suspicious = all_suspicious && detail::seen_by_last_mover<G>(positions, place) == suspicious;
        if (example == 0 || positions[place].ply < positions[example].ply) { example = place; }
    }
    check.announce(laws::outcome_for_side_to_move);
    if (decided < detail::enough_decided_games) { return; }
    check.expect(laws::outcome_for_side_to_move, example, !all_suspicious, [&] {
        return check.options().last_mover_loses
            ? "here, as in every decided game seen, the side that made the last move has won, although the options "
              "say `last_mover_loses`"
            : "here, as in every decided game seen, the side that made the last move has lost; `outcome_of` answers "
              "for the side to move (a misere game sets `last_mover_loses` in the options)";
    });
}

}  // namespace halfmove
