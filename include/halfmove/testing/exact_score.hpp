#pragma once

#include "halfmove/core/limits.hpp"
#include "halfmove/core/turn.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace halfmove {

namespace detail {

/// Plain negamax within a number of nodes, without any optional power of the game but who moves.
template <game G>
class exact_search {
public:
    explicit exact_search(std::uint64_t nodes) : nodes_left_(nodes) {}

    [[nodiscard]] std::optional<score> operator()(const state_of<G>& state, int depth_left = max_depth) {
        if (nodes_left_ == 0 || depth_left == 0) { return std::nullopt; }
        --nodes_left_;
        if (const std::optional<outcome> result = G::outcome_of(state)) { return score_from(*result); }
        const mover<G> player{state};
        std::optional<score> best;
        for (const move_of<G>& move : G::moves(state)) {
            const state_of<G> child = G::apply(state, move);
            const std::optional<score> value = (*this)(child, depth_left - 1);
            if (!value) { return std::nullopt; }
            const score seen = relation<>{player.moves_again(child)}.seen_by_parent(*value);
            best = std::max(best.value_or(seen), seen);
        }
        return best;
    }

private:
    std::uint64_t nodes_left_;
};

}  // namespace detail

/// The score of perfect play, distance to the end included, found by trying everything: the ground truth of the law
/// kit. Empty if that takes more than `nodes` positions.
template <game G>
[[nodiscard]] std::optional<score> exact_score(const state_of<G>& state, std::uint64_t nodes) {
    return detail::exact_search<G>{nodes}(state);
}

}  // namespace halfmove
