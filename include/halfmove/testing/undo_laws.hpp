#pragma once

#include "halfmove/core/in_place.hpp"
#include "halfmove/testing/law_checker.hpp"
#include "halfmove/testing/same_position.hpp"

namespace halfmove {

namespace laws {

inline constexpr std::string_view play_agrees = "`play` leads to the same position as `apply`";
inline constexpr std::string_view undo_restores = "`undo` restores the position, its key included";

}  // namespace laws

/// What `play` and `undo` promise.
template <in_place_game G>
void check_undo_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        for (const move_of<G>& move : listed_moves<G>(state)) {
            state_of<G> working = state;
            auto token = G::play(working, move);
            check.expect(laws::play_agrees, place, same_position<G>(working, G::apply(state, move)),
                         [&] { return sentence("with move ", check.name(place, move), " it does not"); });
            G::undo(working, move, std::move(token));
            check.expect(laws::undo_restores, place, same_position<G>(working, state), [&] {
                return sentence("after `play` and `undo` of move ", check.name(place, move), " it is another");
            });
        }
    });
}

}  // namespace halfmove
