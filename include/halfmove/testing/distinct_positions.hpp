#pragma once

#include "halfmove/core/explain.hpp"
#include "halfmove/core/symmetry.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace halfmove {

namespace detail {

/// The positions one ply after those given, one for each name.
template <game G, class Name>
[[nodiscard]] std::vector<state_of<G>> next_ply(const std::vector<state_of<G>>& states, Name name) {
    std::vector<std::pair<key_of<G>, state_of<G>>> named;
    for (const state_of<G>& state : states) {
        if (G::outcome_of(state)) { continue; }
        for (const move_of<G>& move : G::moves(state)) {
            state_of<G> child = G::apply(state, move);
            named.emplace_back(name(child), std::move(child));
        }
    }
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<state_of<G>> distinct;
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (i == 0 || named[i - 1].first != named[i].first) { distinct.push_back(named[i].second); }
    }
    return distinct;
}

template <game G, class Name>
[[nodiscard]] std::vector<std::uint64_t> count_distinct(int plies, Name name) {
    std::vector<state_of<G>> states{G::initial()};
    std::vector<std::uint64_t> counts{1};
    while (static_cast<int>(counts.size()) <= plies) {
        states = next_ply<G>(states, name);
        counts.push_back(states.size());
    }
    return counts;
}

}  // namespace detail

/// How many positions, told apart by their keys, can be reached in exactly 0, 1, ... `plies` moves.
/// Keeps all positions of one ply in memory.
template <explained_game G>
    requires keyed_game<G>
[[nodiscard]] std::vector<std::uint64_t> distinct_positions(int plies) {
    return detail::count_distinct<G>(plies, [](const state_of<G>& state) { return G::key(state); });
}

/// The same, all images of a position under the game's symmetries counted once.
template <explained_game G>
    requires keyed_game<G> && symmetric_game<G>
[[nodiscard]] std::vector<std::uint64_t> distinct_positions_up_to_symmetry(int plies) {
    return detail::count_distinct<G>(plies, [](const state_of<G>& state) { return canonical_key<G>(state); });
}

}  // namespace halfmove
