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
            root, [&](const move_of<G>& move) { return after(working_copy, move, true, depth, nodes); });
        result.depth = depth;
        result.nodes = nodes;
        return result;
    }

private:
    using position = position_parameter<G>;
    using scoring = typename policies<G, Set>::scoring;

    /// Scores below are for the side that moves at the root, `maximising` when it is to move.
    constexpr score value_of(position at, bool maximising, int depth, std::uint64_t& nodes) {
        ++nodes;
        if (const auto end = G::outcome_of(at)) { return for_root(score_from(*end), maximising); }
        if (depth == 0) { return for_root(clamp_heuristic(policies_.evaluate()(at)), maximising); }
        score best = maximising ? -infinite_score : infinite_score;
        for (const move_of<G> move : G::moves(at)) {
            const score value = after(at, move, maximising, depth, nodes);
            best = maximising ? std::max(best, value) : std::min(best, value);
        }
        return best;
    }

    /// The value of a move, one ply farther from the end than the position it leads to.
    constexpr score after(position at, const move_of<G>& move, bool maximising, int depth, std::uint64_t& nodes) {
        const mover<G> player{at};
        const child_of<G> child{at, move};
        const bool maximising_next = maximising == player.moves_again(child.state());
        return scoring::farther(value_of(child.state(), maximising_next, depth - 1, nodes));
    }

    [[nodiscard]] static constexpr score for_root(score value, bool maximising) noexcept {
        return maximising ? value : -value;
    }

    policies<G, Set> policies_;
};

}  // namespace halfmove
