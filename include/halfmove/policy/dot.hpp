#pragma once

#include "halfmove/policy/search_tree.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace halfmove {

namespace detail {

/// How a picture shows nodes of one kind.
struct node_look {
    std::string_view kind;
    std::string_view fill;
    std::string_view line;
};

inline constexpr std::array<node_look, 7> node_looks{{{"searched", "#e7f0fa", "#3f72af"},
                                                      {"cut", "#fdebd8", "#d9781e"},
                                                      {"finished", "#e2f3e1", "#3d8b4a"},
                                                      {"horizon", "#f3f3f3", "#8a8a8a"},
                                                      {"known", "#efe6f8", "#7d54a8"},
                                                      {"abandoned", "#fbe2e2", "#b33a3a"},
                                                      {"pruned", "#ffffff", "#a0a0a0"}}};

[[nodiscard]] constexpr node_look look_of(std::string_view kind) noexcept {
    for (const node_look& look : node_looks) {
        if (look.kind == kind) { return look; }
    }
    return {kind, "#ffffff", "#555555"};
}

/// Text inside a label that is written in Graphviz's HTML.
inline void append_html(std::string& dot, std::string_view text) {
    while (!text.empty() && text.back() == '\n') { text.remove_suffix(1); }
    for (const char character : text) {
        switch (character) {
        case '&':
            dot += "&amp;";
            break;
        case '<':
            dot += "&lt;";
            break;
        case '>':
            dot += "&gt;";
            break;
        case '"':
            dot += "&quot;";
            break;
        case '\n':
            dot += "<br/>";
            break;
        default:
            dot += character;
        }
    }
}

/// One line of a label, or nothing if there is no text.
inline void append_line(std::string& label, std::string_view text, std::string_view font) {
    if (text.empty()) { return; }
    if (!label.empty()) { label += "<br/>"; }
    label.append("<font ").append(font).append(">");
    append_html(label, text);
    label += "</font>";
}

inline void append_dot_node(std::string& dot, const tree_node& node, std::size_t index) {
    const node_look look = look_of(node.kind);
    const bool pruned = node.kind == "pruned";
    const std::string move_font = std::string(R"(point-size="12" color=")").append(look.line).append(R"(")");
    std::string label;
    append_line(label, node.move, move_font);
    append_line(label, node.position, R"(face="Courier,monospace" point-size="11")");
    append_line(label, node.title, R"(point-size="13")");
    append_line(label, node.note, R"(point-size="9" color="#666666")");
    if (node.left_out > 0) {
        append_line(label, std::to_string(node.left_out).append(" more"), R"(point-size="9" color="#999999")");
    }
    dot.append("  n").append(std::to_string(index)).append(" [label=<").append(label).append(">");
    if (pruned) {
        dot += R"(, shape=plaintext, style="")";
    } else {
        dot.append(R"(, fillcolor=")").append(look.fill).append(R"(", color=")").append(look.line).append(R"(")");
    }
    dot += "];\n";
}

inline void append_dot_edge(std::string& dot, const tree_node& child, std::size_t from, std::size_t to) {
    dot.append("  n").append(std::to_string(from)).append(" -> n").append(std::to_string(to));
    if (child.kind == "pruned") { dot += R"( [style=dashed, color="#b9b9b9"])"; }
    if (child.best) { dot += R"( [penwidth=2.5, color="#222222"])"; }
    dot += ";\n";
}

}  // namespace detail

/// A recorded tree as a Graphviz drawing: `dot -Tsvg tree.dot > tree.svg`. A node shows the move that led to it, its
/// position, title and note; its colour tells the kind. The edge of the best move is bold, pruned moves are dashed.
[[nodiscard]] inline std::string to_dot(const recorded_tree& tree) {
    std::string dot = "digraph search {\n"
                      "  graph [nodesep=0.15, ranksep=0.45];\n"
                      R"(  node [shape=box, style="rounded,filled", fontname="Helvetica,Arial,sans-serif", )"
                      "margin=\"0.08,0.05\", width=0, height=0];\n"
                      "  edge [arrowhead=none, color=\"#888888\"];\n";
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) { detail::append_dot_node(dot, tree.nodes[i], i); }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        for (const std::size_t child : tree.nodes[i].children) {
            detail::append_dot_edge(dot, tree.nodes[child], i, child);
        }
    }
    return dot += "}\n";
}

}  // namespace halfmove
