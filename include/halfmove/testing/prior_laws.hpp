#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/law_checker.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view prior_repeatable = "`prior` answers the same whenever it is asked";
inline constexpr std::string_view prior_is_a_weight = "`prior` is a finite number, 0 or more";

}  // namespace laws

/// What `prior` promises.
template <prior_game G>
void check_prior_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        for (const move_of<G>& move : listed_moves<G>(state)) {
            const auto weight = G::prior(state, move);
            check.expect(laws::prior_is_a_weight, place, weight >= 0 && weight - weight == 0,
                         [&] { return sentence("it is not for move ", check.name(place, move)); });
            check.expect(laws::prior_repeatable, place, weight == G::prior(state, move),
                         [&] { return sentence("two calls for move ", check.name(place, move), " gave two answers"); });
        }
    });
}

}  // namespace halfmove
