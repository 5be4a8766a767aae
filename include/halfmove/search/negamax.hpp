#pragma once

#include "halfmove/core/in_place.hpp"
#include "halfmove/core/result.hpp"
#include "halfmove/core/turn.hpp"
#include "halfmove/policy/policy_set.hpp"
#include "halfmove/search/root.hpp"

#include <algorithm>
#include <cassert>

namespace halfmove {

/// Minimax with one rule for both sides: a position is worth the best of what its children are worth to the opponent,
/// negated. Nothing is pruned. Of a policy set it uses `evaluate` and `scoring`.
template <explained_game G, policy_set Set = no_policies>
class negamax {
public:
    explicit constexpr negamax(Set set = {}) : policies_(std::move(set)) {}

    /// The best move, searched `depth` plies deep.
    [[nodiscard]] constexpr search_result<G> run(const state_of<G>& root, int depth) {
        assert(depth >= 1);
        std::uint64_t nodes = 1;
        state_of<G> working_copy = root;
        auto result =
            best_of_moves<G>(root, [&](const move_of<G>& move) { return after(working_copy, move, depth, nodes); });
        result.depth = depth;
        result.nodes = nodes;
        return result;
    }

private:
    using position = position_parameter<G>;
    using link = relation<typename policies<G, Set>::scoring>;

    /// The score for the side to move. (Inlined by force, as in `minimax`.)
    [[gnu::always_inline]] constexpr score value_of(position at, int depth, std::uint64_t& nodes) {
        ++nodes;
        if (const auto end = G::outcome_of(at)) { return score_from(*end); }
        if (depth == 0) { return clamp_heuristic(policies_.evaluate()(at)); }
        return best_of(at, depth, nodes);
    }

    constexpr score best_of(position at, int depth, std::uint64_t& nodes) {
        score best = -infinite_score;
        for (const move_of<G> move : G::moves(at)) { best = std::max(best, after(at, move, depth, nodes)); }
        return best;
    }

    /// The value of a move for the side that makes it.
    [[gnu::always_inline]] constexpr score after(position at, const move_of<G>& move, int depth, std::uint64_t& nodes) {
        const mover<G> player{at};
        const child_of<G> child{at, move};
        const link to_child{player.moves_again(child.state())};
        return to_child.seen_by_parent(value_of(child.state(), depth - 1, nodes));
    }

    policies<G, Set> policies_;
};

}  // namespace halfmove
