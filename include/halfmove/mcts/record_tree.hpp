#pragma once

#include "halfmove/core/text.hpp"
#include "halfmove/mcts/mcts.hpp"
#include "halfmove/policy/score_text.hpp"
#include "halfmove/policy/search_tree.hpp"
#include "halfmove/policy/tree_recorder.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace halfmove {

namespace detail {

/// Copies the much-visited part of a Monte-Carlo tree into a recorded one.
template <class Search, game G>
class mcts_tree_recorder {
    using node = typename Search::node;

public:
    mcts_tree_recorder(const Search& search, const tree_limits& limits)
        : nodes_(search.tree()), choose_(search.choose()), limits_(limits) {}

    [[nodiscard]] recorded_tree record(const state_of<G>& root) {
        tree_.add(describe(root, nodes_[mcts_tree<node>::root]));
        add_children(0, root, nodes_[mcts_tree<node>::root], 1);
        return std::move(tree_);
    }

private:
    /// The most visited first, so that a small picture shows what matters.
    void add_children(std::size_t parent_index, const state_of<G>& state, const node& parent, int ply) {
        std::vector<const node*> children;
        for (const node& child : nodes_.children(parent)) { children.push_back(&child); }
        std::ranges::stable_sort(children, [](const node* a, const node* b) { return a->visits() > b->visits(); });
        for (const node* child : children) {
            if (ply > limits_.plies || tree_.nodes.size() >= limits_.nodes || child->visits() == 0) {
                tree_.nodes[parent_index].left_out += child->visits();
                continue;
            }
            const state_of<G> next = G::apply(state, child->move());
            tree_node shown = describe(next, *child);
            shown.move = name_of(state, child->move());
            shown.best = child == best_child(nodes_, parent, choose_);
            add_children(tree_.add(parent_index, std::move(shown)), next, *child, ply + 1);
        }
    }

    [[nodiscard]] tree_node describe(const state_of<G>& state, const node& at) const {
        tree_node shown;
        shown.kind = at.proven() ? (at.has_children() ? "known" : "finished")
            : at.has_children()  ? "searched"
                                 : "horizon";
        shown.note = std::to_string(at.visits()).append(" visits");
        shown.title = at.proven() ? score_to_text(at.exact_value()) : score_to_text(score_from_mean(at.mean()));
        shown.facts = {{"visits", std::int64_t{at.visits()}}, {"mean", static_cast<double>(at.mean())}};
        if (at.proven()) { shown.facts.push_back({"proven", std::int64_t{at.exact_value()}}); }
        if constexpr (text_game<G>) {
            if (limits_.positions) { shown.position = G::to_text(state); }
        }
        return shown;
    }

    [[nodiscard]] static std::string name_of(const state_of<G>& state, const move_of<G>& move) {
        if constexpr (text_game<G>) {
            return G::move_to_text(state, move);
        } else if constexpr (std::integral<move_of<G>>) {
            return std::to_string(move);
        } else {
            return "move";
        }
    }

    const mcts_tree<node>& nodes_;
    decltype(std::declval<const Search&>().choose()) choose_;
    tree_limits limits_;
    recorded_tree tree_;
};

}  // namespace detail

/// The tree of a Monte-Carlo search, cut to a size, for `to_dot` and `to_json`. Means and proven values are for the
/// side that made the move, as everywhere in that tree; what was left out is counted in visits.
///
///     std::string picture = to_dot(record_tree(search, {.plies = 2, .nodes = 60}));
template <explained_game G, class Policies>
[[nodiscard]] recorded_tree record_tree(const mcts<G, Policies>& search, const tree_limits& limits = {}) {
    if (!search.position()) { return {}; }
    return detail::mcts_tree_recorder<mcts<G, Policies>, G>{search, limits}.record(*search.position());
}

}  // namespace halfmove
