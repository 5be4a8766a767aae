#pragma once

#include "halfmove/core/in_place.hpp"
#include "halfmove/core/turn.hpp"
#include "halfmove/policy/policy_set.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace halfmove {

/// Where a node stands in the tree. Each place gets a loop of its own: only the root keeps its best move, and at the
/// frontier, where all children are leaves, nothing recurses.
enum class node_place : std::uint8_t { root, inside, frontier };

/// The recursion of alpha-beta, fail-soft, over the policies of one search. Everything that is not asked for costs
/// nothing. It is used through `alpha_beta` and its drivers.
///
/// Contract, for the value v of a position and the wanted window (a, b): the result r satisfies
/// r = v if a < v < b; v <= r <= a if v <= a; b <= r <= v if v >= b.
template <game G, class Policies, class Budget>
class alpha_beta_recursion {
public:
    using move = move_of<G>;
    using position = position_parameter<G>;
    using link = relation<typename Policies::scoring>;

    /// A search `depth` plies deep. `nodes` counts on from what earlier searches with the same budget have spent;
    /// `suggested` is the move to try first at the root.
    constexpr alpha_beta_recursion(Policies& policies, Budget& budget, int depth, std::uint64_t nodes,
                                   std::optional<move> suggested) noexcept
        : policies_(policies), budget_(budget), root_depth_(depth), suggested_(suggested), nodes_(nodes) {}

    /// Searches an unfinished position for at least one move; `best()` is the best of those that were searched whole.
    constexpr void search_root(position root, window wanted) {
        policies_.observe().start(root, root_depth_, wanted);
        expand<node_place::root>(root, root_depth_, wanted.lower, wanted.upper);
    }

    /// The best move at the root and its value; the value `-infinite_score` if no move was searched whole.
    struct root_move {
        score value = -infinite_score;
        move best{};
    };
    [[nodiscard]] constexpr const root_move& best() const noexcept { return root_best_; }

    [[nodiscard]] constexpr std::uint64_t nodes() const noexcept { return nodes_; }

    /// Did the budget run out?
    [[nodiscard]] constexpr bool stopped() const noexcept { return Budget::can_end && stopped_; }

    /// Was any position estimated, so that a deeper search might answer otherwise?
    [[nodiscard]] constexpr bool reached_horizon() const noexcept { return reached_horizon_; }

private:
    /// The value of an unfinished position with `depth` > 0 plies left.
    template <node_place Here>
    constexpr score expand(position at, int depth, score lower, score upper) {
        constexpr bool at_root = Here == node_place::root;
        if (!at_root && budget_.exhausted(nodes_)) { return abandon(); }
        const auto key = policies_.table().key(at);
        const std::optional<table_entry<G>> entry = policies_.table().probe(key);
        const window wanted{lower, upper};
        window open = wanted;
        if (const auto value = known_value<Here>(at, entry, depth, open)) { return leave(*value, node_kind::known); }

        score best = -infinite_score;
        std::optional<move> best_move;
        const node_hint<G> hint{ply_at(depth), depth, suggestion<Here>(entry)};
        const bool horizon_elsewhere = forget_horizon();
        const mover<G> player{at};
        for (const move candidate : policies_.order()(at, hint)) {
            const child_of<G> child{at, candidate};
            const link to_child{player.moves_again(child.state())};
            const score value = search_child<Here>(candidate, child.state(), to_child, depth - 1, open, !best_move);
            if (stopped()) { return abandon(); }
            if (value <= best) { continue; }
            best = value;
            best_move = candidate;
            if constexpr (at_root) { root_best_ = {value, candidate}; }
            if (value <= open.lower) { continue; }
            open.lower = value;
            policies_.line().extend(ply_at(depth), candidate);
            if (open.closed()) {
                policies_.order().cut_off(candidate, hint);
                break;
            }
        }
        remember(key, best, best_move, depth, wanted);
        reached_horizon_ |= horizon_elsewhere;
        return leave(best, open.closed() ? node_kind::cut : node_kind::searched);
    }

    /// The value of a child for its parent. Principal-variation search first asks whether it beats the best so far.
    /// (Inlined by force, as `visit` is: `expand` should call itself, which Clang needs to be told.)
    template <node_place Parent>
    [[gnu::always_inline]] constexpr score search_child(const move& played, position child, link to_child, int depth,
                                                        window open, bool first) {
        if constexpr (Policies::uses_scout) {
            if (!first) {
                const window scouted = to_child.seen_by_child(null_window(open.lower));
                const score value = to_child.seen_by_parent(visit<Parent>(played, child, depth, scouted));
                if (!open.contains(value)) { return value; }
            }
        }
        return to_child.seen_by_parent(visit<Parent>(played, child, depth, to_child.seen_by_child(open)));
    }

    template <node_place Parent>
    [[gnu::always_inline]] constexpr score visit(const move& played, position at, int depth, window wanted) {
        ++nodes_;
        policies_.observe().enter(played, at, depth, wanted);
        policies_.line().clear(ply_at(depth));
        if (const auto end = G::outcome_of(at)) { return leave(score_from(*end), node_kind::finished); }
        if (is_leaf<Parent>(depth)) {
            reached_horizon_ = true;
            return leave(clamp_heuristic(policies_.evaluate()(at)), node_kind::horizon);
        }
        if (depth == 1) { return expand<node_place::frontier>(at, depth, wanted.lower, wanted.upper); }
        return expand<node_place::inside>(at, depth, wanted.lower, wanted.upper);
    }

    /// Known without looking at the depth, except below the root.
    template <node_place Parent>
    [[nodiscard]] static constexpr bool is_leaf(int depth) noexcept {
        return Parent == node_place::frontier || (Parent == node_place::root && depth == 0);
    }

    /// The value, if the table or the static bounds know enough of it; the bounds may also narrow the window.
    template <node_place Here>
    constexpr std::optional<score> known_value(position at, const std::optional<table_entry<G>>& entry, int depth,
                                               window& open) {
        if (Here == node_place::root) { return std::nullopt; }
        if (entry && entry->depth >= depth && answers(*entry, open)) {
            reached_horizon_ |= entry->depth < max_depth;
            return entry->value;
        }
        if constexpr (Policies::uses_bounds) {
            using scoring = typename Policies::scoring;
            const score_bounds exact = policies_.bound()(at, open);
            const score_bounds limits{scoring::from_exact(exact.lower), scoring::from_exact(exact.upper)};
            if (limits.exact() || limits.lower >= open.upper) { return limits.lower; }
            if (limits.upper <= open.lower) { return limits.upper; }
            open.upper = std::min(open.upper, limits.upper);
        }
        return std::nullopt;
    }

    [[nodiscard]] static constexpr bool answers(const table_entry<G>& entry, window wanted) noexcept {
        return entry.kind == bound::exact || (entry.kind == bound::at_least && entry.value >= wanted.upper) ||
            (entry.kind == bound::at_most && entry.value <= wanted.lower);
    }

    constexpr void remember(const auto& key, score value, const std::optional<move>& best, int depth, window wanted) {
        const bound kind = value <= wanted.lower ? bound::at_most
            : value >= wanted.upper              ? bound::at_least
                                                 : bound::exact;
        policies_.table().store(key, {value, kind, reached_horizon_ ? depth : max_depth, best});
    }

    /// Every move costs one ply, so the depth left tells how far the root is.
    [[nodiscard]] constexpr int ply_at(int depth) const noexcept { return root_depth_ - depth; }

    template <node_place Here>
    [[nodiscard]] constexpr std::optional<move> suggestion(const std::optional<table_entry<G>>& entry) const {
        if (Here == node_place::root && suggested_) { return suggested_; }
        return entry ? entry->best : std::nullopt;
    }

    /// A table wants to know of each subtree by itself whether it reached the horizon.
    constexpr bool forget_horizon() noexcept {
        if constexpr (Policies::remembers) {
            return std::exchange(reached_horizon_, false);
        } else {
            return false;
        }
    }

    constexpr score leave(score value, node_kind kind) {
        policies_.observe().leave(value, kind);
        return value;
    }

    constexpr score abandon() {
        stopped_ = true;
        return leave(draw_score, node_kind::abandoned);
    }

    Policies& policies_;
    Budget& budget_;
    int root_depth_;
    std::optional<move> suggested_;
    std::uint64_t nodes_;
    root_move root_best_;
    bool stopped_ = false;
    bool reached_horizon_ = false;
};

}  // namespace halfmove
