#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace halfmove {

/// A number that belongs to a node of a recorded tree; empty where there is none, such as a window without an end.
struct tree_fact {
    std::string name;
    std::variant<std::monostate, std::int64_t, double> value;

    friend bool operator==(const tree_fact&, const tree_fact&) = default;
};

/// One position of a recorded tree, as text and numbers that know nothing of game and search.
struct tree_node {
    // NOLINTBEGIN(readability-redundant-member-init): so that a node may name just some of them without a warning
    std::string move{};              ///< what led here; empty at the root
    std::string kind{};              ///< `cut`, `horizon`, ...: decides the looks in a picture
    std::string title{};             ///< what a picture shows large: the value
    std::string note{};              ///< what it shows small: the window
    std::string position{};          ///< a drawing, or nothing
    std::vector<tree_fact> facts{};  ///< the same and more for programs
    std::uint64_t left_out = 0;      ///< positions visited below this one that were not recorded
    bool best = false;               ///< is the move that led here the best one of its parent?
    std::vector<std::size_t> children{};
    // NOLINTEND(readability-redundant-member-init)
};

/// A tree of searched positions: whatever searches can fill one, and `to_dot` and `to_json` write it. Node 0 is the root;
/// nodes name their children by index.
struct recorded_tree {
    std::vector<tree_node> nodes;

    /// Adds a node below `parent` and returns its index; without a parent, for the root.
    std::size_t add(tree_node node) {
        nodes.push_back(std::move(node));
        return nodes.size() - 1;
    }
    std::size_t add(std::size_t parent, tree_node node) {
        const std::size_t child = add(std::move(node));
        nodes[parent].children.push_back(child);
        return child;
    }
};

}  // namespace halfmove
