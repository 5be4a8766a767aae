#pragma once

#include "halfmove/core/text.hpp"
#include "halfmove/core/turn.hpp"
#include "halfmove/policy/observer.hpp"
#include "halfmove/policy/score_text.hpp"
#include "halfmove/policy/search_tree.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace halfmove {

/// How much of a tree to keep.
struct tree_limits {
    int plies = 4;             ///< distance from the root
    std::size_t nodes = 1000;  ///< in all
    bool positions = true;     ///< draw every position, if the game can
    bool pruned = true;        ///< also show the moves that a cut-off made superfluous
};

/// An observer that records the tree of the latest search, cut to a size.
///
///     struct policies { open_lines<tic_tac_toe> evaluate; tree_recorder<tic_tac_toe> observe; };
///     alpha_beta<tic_tac_toe, policies> search;
///     auto result = search.run(position, {.depth = 3});
///     std::string picture = to_dot(search.policy_set().observe.tree());
template <game G, class Scoring = distance_scoring>
class tree_recorder {
public:
    tree_recorder() = default;
    explicit tree_recorder(tree_limits limits) : limits_(limits) {}

    void start(const state_of<G>& root, int depth, window wanted) {
        tree_.nodes.clear();
        path_.clear();
        unrecorded_ = 0;
        tree_.add(describe(root, depth, wanted));
        path_.push_back({0, root, {}, {}, false});
    }

    void enter(const move_of<G>& move, const state_of<G>& state, int depth, window wanted) {
        frame& parent = path_.back();
        if (unrecorded_ == 0) { parent.tried.push_back(move); }
        if (unrecorded_ > 0 || full()) {
            ++unrecorded_;
            ++tree_.nodes[parent.node].left_out;
            return;
        }
        tree_node child = describe(state, depth, wanted);
        child.move = name_of(parent.state, move, parent.tried.size());
        const bool same_side = mover<G>{parent.state}.moves_again(state);
        path_.push_back({tree_.add(parent.node, std::move(child)), state, {}, {}, same_side});
    }

    void leave(score value, node_kind kind) {
        if (unrecorded_ > 0) {
            --unrecorded_;
            return;
        }
        const frame& left = path_.back();
        tree_node& node = tree_.nodes[left.node];
        node.kind = name_of(kind);
        node.title = title_of(value, kind);
        if (kind != node_kind::abandoned) { node.facts.push_back({"value", std::int64_t{value}}); }
        mark_best(left, value);
        if (kind == node_kind::cut && limits_.pruned) { add_pruned(left); }
        const seen_child seen{left.node, relation<Scoring>{left.same_side}.seen_by_parent(value)};
        path_.pop_back();
        if (!path_.empty()) { path_.back().seen.push_back(seen); }
    }

    [[nodiscard]] const recorded_tree& tree() const noexcept { return tree_; }

private:
    struct seen_child {
        std::size_t node;
        score value;
    };

    /// A position between the root and the one that is visited now.
    struct frame {
        std::size_t node;
        state_of<G> state;
        std::vector<move_of<G>> tried;
        std::vector<seen_child> seen;
        bool same_side;  ///< as its parent
    };

    [[nodiscard]] bool full() const noexcept {
        return tree_.nodes.size() >= limits_.nodes || path_.size() > static_cast<std::size_t>(limits_.plies);
    }

    [[nodiscard]] tree_node describe(const state_of<G>& state, int depth, window wanted) const {
        tree_node node;
        node.note = window_to_text(wanted);
        node.facts = {{"depth", std::int64_t{depth}}, {"lower", end_of(wanted.lower)}, {"upper", end_of(wanted.upper)}};
        if constexpr (text_game<G>) {
            if (limits_.positions) { node.position = G::to_text(state); }
        }
        return node;
    }

    [[nodiscard]] static decltype(tree_fact::value) end_of(score bound) {
        if (bound <= -infinite_score || bound >= infinite_score) { return std::monostate{}; }
        return std::int64_t{bound};
    }

    /// The first child that is worth as much as the position: alpha-beta keeps the first of equals.
    void mark_best(const frame& left, score value) {
        for (const seen_child& child : left.seen) {
            if (child.value == value) {
                tree_.nodes[child.node].best = true;
                return;
            }
        }
    }

    [[nodiscard]] static std::string title_of(score value, node_kind kind) {
        if (kind == node_kind::abandoned) { return "?"; }
        if (kind == node_kind::finished && value == draw_score) { return "draw"; }
        return score_to_text(value);
    }

    void add_pruned(const frame& left) {
        if (full()) { return; }
        std::size_t number = left.tried.size();
        for (const move_of<G>& move : G::moves(left.state)) {
            if (std::find(left.tried.begin(), left.tried.end(), move) != left.tried.end()) { continue; }
            if (tree_.nodes.size() >= limits_.nodes) { return; }
            tree_node node;
            node.move = name_of(left.state, move, ++number);
            node.kind = "pruned";
            tree_.add(left.node, std::move(node));
        }
    }

    [[nodiscard]] static std::string name_of(const state_of<G>& state, const move_of<G>& move, std::size_t number) {
        if constexpr (text_game<G>) {
            return G::move_to_text(state, move);
        } else if constexpr (std::integral<move_of<G>>) {
            return std::to_string(move);
        } else {
            return std::string("#").append(std::to_string(number));
        }
    }

    [[nodiscard]] static std::string name_of(node_kind kind) {
        switch (kind) {
        case node_kind::searched:
            return "searched";
        case node_kind::cut:
            return "cut";
        case node_kind::finished:
            return "finished";
        case node_kind::horizon:
            return "horizon";
        case node_kind::known:
            return "known";
        case node_kind::abandoned:
            return "abandoned";
        }
        return {};
    }

    tree_limits limits_;
    recorded_tree tree_;
    std::vector<frame> path_;
    std::size_t unrecorded_ = 0;  ///< how deep the search is below the last recorded position
};

}  // namespace halfmove
