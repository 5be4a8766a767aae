#pragma once

#include "halfmove/core/limits.hpp"
#include "halfmove/mcts/axes.hpp"
#include "halfmove/mcts/known_value.hpp"
#include "halfmove/mcts/later_moves.hpp"
#include "halfmove/mcts/make_move.hpp"
#include "halfmove/mcts/tree.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace halfmove {

struct mcts_settings {
    std::size_t memory = std::size_t{64} << 20U;  ///< bytes for the tree, taken once
    std::uint64_t seed = 1;
    std::uint32_t expand_after = 8;  ///< simulations from a position before its moves enter the tree
};

/// The loop of a Monte-Carlo search: one simulation at a time, over the axes of a policy set. It is used through
/// `mcts`.
template <game G, class Axes>
class mcts_simulator {
public:
    using node = mcts_node<move_of<G>, typename Axes::value_type, typename Axes::statistics>;
    using tree = mcts_tree<node>;

    mcts_simulator(const mcts_settings& settings, const Axes& axes)
        : axes_(axes), expand_after_(std::max(settings.expand_after, 1U)), nodes_(settings.memory) {}

    /// Plants a tree for an unfinished position.
    void start(const state_of<G>& position, std::uint64_t seed) {
        nodes_.clear();
        random_ = random_generator{seed};
        deepest_ = 0;
        set_root(position);
    }

    /// Goes on from the position after one of the root's moves, which is unfinished.
    void advance(std::uint32_t child, const state_of<G>& position) {
        nodes_.keep(child);
        deepest_ = 0;
        set_root(position);
    }

    void forget() { root_position_.reset(); }

    /// Select, expand, simulate, back up.
    void simulate(int depth_limit) {
        path_.clear();
        path_.push_back({&root(), true});
        later_.clear();
        bool proof = false;
        int for_root = descend(depth_limit, proof);
        if (proof) { for_root = prove_ancestors(for_root); }
        back_up(for_root);
        deepest_ = std::max(deepest_, static_cast<int>(path_.size()) - 1);
    }

    [[nodiscard]] const Axes& axes() const noexcept { return axes_; }
    [[nodiscard]] const tree& nodes() const noexcept { return nodes_; }
    [[nodiscard]] const std::optional<state_of<G>>& position() const noexcept { return root_position_; }
    [[nodiscard]] std::optional<score> proven_value() const noexcept { return root_value_; }
    [[nodiscard]] bool full() const noexcept { return full_; }
    [[nodiscard]] int deepest() const noexcept { return deepest_; }

private:
    using rewards = typename node::reward_type;

    [[nodiscard]] node& root() noexcept { return nodes_[tree::root]; }

    struct step {
        node* reached;
        bool roots_turn;  ///< whether the side that moves at the root moves in this position
    };

    void set_root(const state_of<G>& position) {
        root_position_ = position;
        full_ = false;
        if (!root().has_children()) { expand(root(), position); }
        root_value_ = Axes::proves ? value_from_children(root()) : std::nullopt;
    }

    /// Walks from the root to a leaf and answers what it is worth for the side that moves at the root.
    int descend(int depth_limit, bool& proof) {
        state_of<G> state = *root_position_;
        bool roots_turn = true;
        node* at = &root();
        for (;;) {
            do {
                at = &select_child(*at);
                roots_turn = roots_turn == make_move<G>(state, at->move());
                path_.push_back({at, roots_turn});
            } while (at->inner());
            if (at->proven()) { return reward_of(*at); }
            const state_of<G> reached = state;  // so that `state` itself can stay in registers
            if (at->visits() == 0 && settle(*at, reached)) {
                proof = Axes::proves;
                return reward_of(*at);
            }
            if (at->visits() < expand_after_ || static_cast<int>(path_.size()) > depth_limit || !expand(*at, reached)) {
                return play_out(reached, roots_turn);
            }
        }
    }

    [[nodiscard]] node& select_child(const node& parent) {
        const auto rate = axes_.select(parent);
        const auto children = nodes_.children(parent);
        node* best = children.data();
        auto best_rating = rate(*best);
        for (node& child : children.subspan(1)) {
            if (const auto rating = rate(child); rating > best_rating) {
                best_rating = rating;
                best = &child;
            }
        }
        return *best;
    }

    /// Proves a new leaf if its value can be told without search.
    [[nodiscard]] bool settle(node& leaf, const state_of<G>& state) {
        const std::optional<score> value = Axes::proves ? known_value<G>(state) : final_value<G>(state);
        if (value) { prove(leaf, link_above(path_.size() - 1).seen_by_parent(*value)); }
        return value.has_value();
    }

    static void prove(node& settled, score exact) {
        settled.prove(exact);
        if constexpr (Axes::proves) { settled.close(); }
    }

    bool expand(node& leaf, const state_of<G>& state) {
        if (full_) { return false; }
        full_ = !nodes_.expand(leaf, G::moves(state));
        if constexpr (requires { axes_.select.prepare(state, nodes_.children(leaf)); }) {
            if (!full_) { axes_.select.prepare(state, nodes_.children(leaf)); }
        }
        return !full_;
    }

    [[nodiscard]] int play_out(const state_of<G>& state, bool roots_turn) {
        const auto seen_by_root = [&](auto value) { return roots_turn ? rewards::from(value) : -rewards::from(value); };
        if constexpr (Axes::learns_from_later_moves) {
            return seen_by_root(axes_.simulate(state, random_, [&](bool starter, const move_of<G>& move) {
                later_.insert(starter == roots_turn, move);
            }));
        } else {
            return seen_by_root(axes_.simulate(state, random_));
        }
    }

    /// The last node of the path is proven: proves what follows from it, and answers the value of the topmost.
    [[nodiscard]] int prove_ancestors(int for_root) {
        for (std::size_t i = path_.size() - 1; i-- > 0;) {
            node& parent = *path_[i].reached;
            if (path_[i + 1].reached->exact_value() == draw_score) { parent.note_draw(); }
            const std::optional<score> value = value_from_children(parent);
            if (!value) { break; }
            for_root = rewards::from(path_[i].roots_turn ? outcome_from(*value) : opposite(outcome_from(*value)));
            if (i == 0) {
                root_value_ = value;
            } else {
                prove(parent, link_above(i).seen_by_parent(*value));
            }
        }
        return for_root;
    }

    /// For the side to move: a winning move is enough, otherwise all moves have to be proven.
    [[nodiscard]] std::optional<score> value_from_children(const node& parent) const {
        score best = -infinite_score;
        bool all = true;
        for (const node& child : nodes_.children(parent)) {
            if (child.proven()) {
                best = std::max(best, child.exact_value());
            } else {
                all = false;
            }
        }
        return is_win(best) || (all && parent.has_children()) ? std::optional{best} : std::nullopt;
    }

    /// Tells every node on the path. A side that has a draw in hand would not have gone where it loses: to the nodes
    /// above such a simulation counts as a draw.
    void back_up(int for_root) {
        for (std::size_t i = path_.size() - 1; i > 0; --i) {
            const bool by_root = path_[i - 1].roots_turn;
            const int for_mover = by_root ? for_root : -for_root;
            node& visited = *path_[i].reached;
            const node& parent = *path_[i - 1].reached;
            axes_.back_up(visited, for_mover);
            if constexpr (Axes::learns_from_later_moves) {
                later_.insert(by_root, visited.move());
                record_later(parent, by_root, for_mover);
            }
            if (Axes::proves && for_mover < 0 && parent.draw_in_hand()) { for_root = 0; }
        }
        axes_.back_up(root(), for_root);
    }

    void record_later(const node& parent, bool by_root, int value) {
        for (node& child : nodes_.children(parent)) {
            if (!later_.contains(by_root, child.move())) { continue; }
            child.statistics().record_later(static_cast<float>(value) / static_cast<float>(rewards::unit));
        }
    }

    /// A proven node's worth for the side that moves at the root. Precondition: it is the last one of the path.
    [[nodiscard]] int reward_of(const node& proven) const {
        const int value = rewards::from(outcome_from(proven.exact_value()));
        return path_[path_.size() - 2].roots_turn ? value : -value;
    }

    [[nodiscard]] relation<> link_above(std::size_t i) const noexcept {
        return {path_[i].roots_turn == path_[i - 1].roots_turn};
    }

    Axes axes_;
    std::uint32_t expand_after_;
    tree nodes_;
    random_generator random_;
    std::optional<state_of<G>> root_position_;
    std::optional<score> root_value_;
    move_list<step, static_cast<std::size_t>(max_depth) + 1> path_;
    [[no_unique_address]] later_moves<G, Axes::learns_from_later_moves> later_;
    int deepest_ = 0;
    bool full_ = false;
};

}  // namespace halfmove
