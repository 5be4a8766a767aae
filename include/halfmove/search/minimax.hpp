#pragma once

#include "halfmove/core/in_place.hpp"
#include "halfmove/core/result.hpp"
#include "halfmove/core/turn.hpp"
#include "halfmove/policy/policy_set.hpp"
#include "halfmove/search/root.hpp"

#include <algorithm>
#include <cassert>

namespace halfmove {

/// The textbook: one side maximises, the other minimises, and nothing is pruned. Of a policy set it uses `evaluate` and
/// `scoring`. Slow, simple and right: the oracle of all other searches.
template <explained_game G, policy_set Set = no_policies>
class minimax {
public:
    explicit constexpr minimax(Set set = {}) : policies_(std::move(set)) {}

    /// The best move, searched `depth` plies deep.
    [[nodiscard]] constexpr search_result<G> run(const state_of<G>& root, int depth) {
        assert(depth >= 1);
        std::uint64_t nodes = 1;
        state_of<G> working_copy = root;
        auto result = best_of_moves<G>(
            root, [&](const move_of<G>& move) { return after<true>(working_copy, move, depth, nodes); });
        result.depth = depth;
        result.nodes = nodes;
        return result;
    }

private:
    using position = position_parameter<G>;
    using scoring = typename policies<G, Set>::scoring;

    /// The score for the side that moves at the root, which is the one to move here if `Maximising`. (Inlined by force:
    /// finished positions, often half of all, are then settled without a call.)
    template <bool Maximising>
    [[gnu::always_inline]] constexpr score value_of(position at, int depth, std::uint64_t& nodes) {
        ++nodes;
        if (const auto end = G::outcome_of(at)) { return for_root<Maximising>(score_from(*end)); }
        if (depth == 0) { return for_root<Maximising>(clamp_heuristic(policies_.evaluate()(at))); }
        return best_of<Maximising>(at, depth, nodes);
    }

    /// The greatest value of all moves, or the least.
    template <bool Maximising>
    constexpr score best_of(position at, int depth, std::uint64_t& nodes) {
        score best = for_root<Maximising>(-infinite_score);
        for (const move_of<G> move : G::moves(at)) {
            const score value = after<Maximising>(at, move, depth, nodes);
            best = Maximising ? std::max(best, value) : std::min(best, value);
        }
        return best;
    }

    /// The value of a move, one ply farther from the end than the position it leads to.
    template <bool Maximising>
    [[gnu::always_inline]] constexpr score after(position at, const move_of<G>& move, int depth, std::uint64_t& nodes) {
        const mover<G> player{at};
        const child_of<G> child{at, move};
        const score value = player.moves_again(child.state()) ? value_of<Maximising>(child.state(), depth - 1, nodes)
                                                              : value_of<!Maximising>(child.state(), depth - 1, nodes);
        return scoring::farther(value);
    }

    template <bool Maximising>
    [[nodiscard]] static constexpr score for_root(score value) noexcept {
        return Maximising ? value : -value;
    }

    policies<G, Set> policies_;
};

}  // namespace halfmove
