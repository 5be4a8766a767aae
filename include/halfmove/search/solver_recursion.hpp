#pragma once

#include "halfmove/search/proof_children.hpp"
#include "halfmove/search/solver_features.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace halfmove::detail {

/// The recursion of the solver: proves or refutes that the score of a position is at least a target.
template <game G, solver_features Features, class Budget>
class solver_recursion {
public:
    using traits = solver_traits<G, Features>;
    using table_type = solver_table<G, traits>;
    using node = proof_node<G, typename table_type::place>;

    /// What `prove` returns when a limit ended it.
    static constexpr score aborted = infinite_score;

    solver_recursion(table_type& table, Budget& watch) noexcept : table_(table), watch_(watch) {}

    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

    /// The move that answered the last successful `prove`.
    [[nodiscard]] const move_of<G>& proving_move() const noexcept { return proving_move_; }

    /// A position to begin with, settled as far as possible without search.
    [[nodiscard]] node open(const state_of<G>& position) const {
        node root{position, {}, draw_score, {}, {}, {}};
        settle(root, draw_score, false);
        root.at = table_.locate(root.position);
        root.narrow(table_.find(root.at));
        return root;
    }

    /// If the result is at least `target`, so is the score, and the result bounds it from below; otherwise it bounds
    /// the score from above. Precondition: `here` is settled and not finished.
    score prove(const node& here, score target) {
        if (watch_.exhausted(nodes_)) [[unlikely]] { return aborted; }
        const std::uint64_t start = nodes_++;
        children open;
        score best = expand(here, target, open);
        if (best >= target || open.queued() == 0) { return best; }
        for (std::size_t i = 0; i < open.queued() && best < target; ++i) {
            node& child = open.in_order(i);
            if constexpr (!Features.children_first) { child.narrow(table_.find(child.at)); }
            const score found = child.answered() ? child.settled() : prove(child, child.asked);
            if (found == aborted) { return aborted; }
            best = std::max(best, child.view.seen_above(found));
            proving_move_ = child.move;
        }
        score_bounds proven = here.known;
        (best >= target ? proven.lower : proven.upper) = best;
        table_.store(here.at, proven, nodes_ - start);
        return best;
    }

private:
    using children = proof_children<node, traits::max_children>;

    /// Makes all children and settles what needs no visit. The result answers the question if it is at least `target`,
    /// or if nothing is left in the queue.
    score expand(const node& here, score target, children& open) {
        score best = -win_score;
        const mover<G> player{here.position};
        for (const move_of<G>& move : candidates(here.position)) {
            node& child = open.add();
            child.move = move;
            child.position = G::apply(here.position, move);
            child.view = line_view{}.beyond(player.moves_again(child.position));
            child.known = {};
            settle(child, target, traits::shortcuts);
            if (child.answered()) {
                if (learn(child, best) >= target) { return best; }
                open.drop_last();
            } else {
                child.at = table_.locate(child.position);
                table_.prefetch(child.at);
            }
        }
        for (std::size_t i = 0; i < open.size(); ++i) {
            node& child = open[i];
            if constexpr (Features.children_first) {
                child.narrow(table_.find(child.at));
                if (child.answered()) {
                    if (learn(child, best) >= target) { return best; }
                    continue;
                }
            }
            open.enqueue(i, priority(here, child));
        }
        return best;
    }

    /// Takes over what an answered child says.
    score learn(const node& child, score& best) noexcept {
        best = std::max(best, child.answer());
        proving_move_ = child.move;
        return best;
    }

    /// The game judges the position right after the move, not after the forced ones that follow it.
    [[nodiscard]] static int priority(const node& here, const node& child) {
        if (child.view.plies == 1) { return traits::priority(here.position, child.move, child.position); }
        return traits::priority(here.position, child.move, G::apply(here.position, child.move));
    }

    [[nodiscard]] static auto candidates(const state_of<G>& position) {
        if constexpr (traits::shortcuts) {
            return G::safe_moves(position);
        } else {
            return G::moves(position);
        }
    }

    /// Plays on while a move is forced, and learns what can be known without search; `target` is the parent's.
    static void settle(node& here, score target, bool cannot_win_at_once) {
        for (;;) {
            if (const auto over = G::outcome_of(here.position)) { return here.decide(score_from(*over), target); }
            if constexpr (Features.shortcuts && winning_move_game<G>) {
                if (!cannot_win_at_once && G::winning_move(here.position)) { return here.decide(win_in(1), target); }
            }
            if constexpr (!traits::shortcuts) {
                break;
            } else {
                const auto safe = G::safe_moves(here.position);
                auto next = safe.begin();
                if (next == safe.end()) { return here.decide(loss_in(2), target); }
                here.known = {loss_in(4), win_in(3)};
                const move_of<G> first = *next;
                if (!traits::forced_moves || ++next != safe.end()) { break; }
                here.position = G::apply(here.position, first);
                here.view = here.view.beyond(false);
                cannot_win_at_once = true;
            }
        }
        here.asked = here.view.asked_below(target);
        if constexpr (traits::bounds) { here.narrow(G::bounds(here.position, {here.asked - 1, here.asked})); }
    }

    table_type& table_;
    Budget& watch_;
    std::uint64_t nodes_ = 0;
    move_of<G> proving_move_{};
};

}  // namespace halfmove::detail
