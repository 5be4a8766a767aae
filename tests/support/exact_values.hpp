#pragma once

#include "halfmove/core/key.hpp"
#include "halfmove/core/turn.hpp"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace support {

/// The exact score of every position that can be reached from one, by plain negamax that remembers: no symmetry, no
/// window, none of the powers that speed a solver up. Needs an injective integer key.
template <halfmove::injectively_keyed_game G>
class exact_values {
public:
    struct valued {
        halfmove::state_of<G> position;
        halfmove::score value;
    };

    explicit exact_values(const halfmove::state_of<G>& root) { visit(root); }

    /// Every unfinished position, each before those that lead to it.
    [[nodiscard]] const std::vector<valued>& positions() const noexcept { return positions_; }

    [[nodiscard]] halfmove::score of(const halfmove::state_of<G>& position) const {
        if (const auto over = G::outcome_of(position)) { return halfmove::score_from(*over); }
        return values_.at(G::key(position));
    }

private:
    halfmove::score visit(const halfmove::state_of<G>& here) {
        if (const auto over = G::outcome_of(here)) { return halfmove::score_from(*over); }
        const auto key = G::key(here);
        if (const auto known = values_.find(key); known != values_.end()) { return known->second; }
        halfmove::score best = -halfmove::infinite_score;
        const halfmove::mover<G> player{here};
        for (const halfmove::move_of<G>& move : G::moves(here)) {
            const halfmove::state_of<G> child = G::apply(here, move);
            best = std::max(best, halfmove::relation<>{player.moves_again(child)}.seen_by_parent(visit(child)));
        }
        values_.emplace(key, best);
        positions_.push_back({here, best});
        return best;
    }

    struct hash {
        std::size_t operator()(const halfmove::key_of<G>& key) const { return halfmove::hash_of(key); }
    };

    std::unordered_map<halfmove::key_of<G>, halfmove::score, hash> values_;
    std::vector<valued> positions_;
};

}  // namespace support
