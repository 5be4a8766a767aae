#pragma once

#include "halfmove/core/explain.hpp"
#include "halfmove/core/in_place.hpp"

#include <cstdint>
#include <vector>

namespace halfmove {

namespace detail {

template <game G>
[[nodiscard]] constexpr std::uint64_t count_moves(const state_of<G>& state) {
    auto&& moves = G::moves(state);
    if constexpr (requires { moves.size(); }) {
        return static_cast<std::uint64_t>(moves.size());
    } else {
        std::uint64_t count = 0;
        for (auto next = moves.begin(); next != moves.end(); ++next) { ++count; }
        return count;
    }
}

template <game G>
[[nodiscard]] constexpr std::uint64_t count_leaves(halfmove::position_parameter<G> state, int depth) {
    if (depth == 0) { return 1; }
    if (G::outcome_of(state)) { return 0; }
    if (depth == 1) { return count_moves<G>(state); }
    std::uint64_t leaves = 0;
    for (const move_of<G>& move : G::moves(state)) {
        const child_of<G> child{state, move};
        leaves += count_leaves<G>(child.state(), depth - 1);
    }
    return leaves;
}

}  // namespace detail

/// The number of ways to play exactly `depth` moves. A finished game cannot be played on, so that games which end
/// earlier do not count. The classic check of a move generator against published figures.
template <explained_game G>
[[nodiscard]] constexpr std::uint64_t perft(state_of<G> state, int depth) {
    return detail::count_leaves<G>(state, depth);
}

template <explained_game G>
[[nodiscard]] constexpr std::uint64_t perft(int depth) {
    return perft<G>(G::initial(), depth);
}

/// What one move contributes to a perft.
template <game G>
struct move_perft {
    move_of<G> move{};
    std::uint64_t leaves = 0;

    friend constexpr bool operator==(const move_perft&, const move_perft&) = default;
};

/// Perft of each move by itself, to find out by comparison with another program where two move generators part.
/// Precondition: `depth >= 1`.
template <explained_game G>
[[nodiscard]] constexpr std::vector<move_perft<G>> divide(const state_of<G>& state, int depth) {
    std::vector<move_perft<G>> parts;
    if (G::outcome_of(state)) { return parts; }
    for (const move_of<G>& move : G::moves(state)) {
        parts.push_back({move, perft<G>(G::apply(state, move), depth - 1)});
    }
    return parts;
}

}  // namespace halfmove
