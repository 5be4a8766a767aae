#pragma once

#include <halfmove/core.hpp>

#include <cstddef>
#include <vector>

namespace support {

/// Wins if it can; otherwise draws its moves at random and rejects one after which the opponent could win at once, unless
/// it is the last one left. It looks two plies ahead and no farther.
template <halfmove::game G>
halfmove::move_of<G> satisficing_move(const halfmove::state_of<G>& position, halfmove::random_generator& random) {
    const auto wins = [](const halfmove::state_of<G>& from, const halfmove::move_of<G>& move) {
        return G::outcome_of(G::apply(from, move)) == halfmove::outcome::loss;
    };
    std::vector<halfmove::move_of<G>> candidates;
    for (const auto& move : G::moves(position)) {
        if (wins(position, move)) { return move; }
        candidates.push_back(move);
    }
    for (;;) {
        const auto drawn =
            static_cast<std::ptrdiff_t>(uniform_below(random, static_cast<std::uint32_t>(candidates.size())));
        const auto move = candidates[static_cast<std::size_t>(drawn)];
        candidates.erase(candidates.begin() + drawn);
        const auto child = G::apply(position, move);
        bool loses = false;
        if (!G::outcome_of(child)) {
            for (const auto& reply : G::moves(child)) { loses = loses || wins(child, reply); }
        }
        if (!loses || candidates.empty()) { return move; }
    }
}

}  // namespace support
