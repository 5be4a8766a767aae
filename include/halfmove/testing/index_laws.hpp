#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/law_checker.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view index_in_range = "the index of a move is below `move_indices`";
inline constexpr std::string_view indices_distinct = "different moves of a position have different indices";

}  // namespace laws

/// What `move_index` promises.
template <indexed_game G>
void check_index_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        std::vector<std::size_t> indices;
        for (const move_of<G>& move : listed_moves<G>(state)) {
            const auto index = static_cast<std::size_t>(G::move_index(move));
            check.expect(laws::index_in_range, place, index < static_cast<std::size_t>(G::move_indices), [&] {
                return sentence("move ", check.name(place, move), " has index ", index, " of ", G::move_indices);
            });
            check.expect(laws::indices_distinct, place,
                         std::find(indices.begin(), indices.end(), index) == indices.end(),
                         [&] { return sentence("move ", check.name(place, move), " shares index ", index); });
            indices.push_back(index);
        }
    });
}

}  // namespace halfmove
