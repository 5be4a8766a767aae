#pragma once

#include "halfmove/policy/search_tree.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace halfmove {

namespace detail {

inline void append_json_string(std::string& json, std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    json += '"';
    for (const char character : text) {
        const auto code = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            json.append(1, '\\').append(1, character);
        } else if (character == '\n') {
            json += "\\n";
        } else if (code < 0x20) {
            json.append("\\u00").append(1, digits[code >> 4]).append(1, digits[code & 0xf]);
        } else {
            json += character;
        }
    }
    json += '"';
}

/// Numbers that JSON cannot say become null, as missing ones do.
inline void append_json_number(std::string& json, const decltype(tree_fact::value)& value) {
    std::array<char, 32> buffer{};
    const auto append = [&](auto number) {
        const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
        json.append(buffer.data(), end);
    };
    if (const auto* whole = std::get_if<std::int64_t>(&value)) {
        append(*whole);
    } else if (const auto* real = std::get_if<double>(&value); real != nullptr && std::isfinite(*real)) {
        append(*real);
    } else {
        json += "null";
    }
}

/// Writes one node and all below it, each on a line of its own.
inline void append_json_node(std::string& json, const recorded_tree& tree, std::size_t index, std::size_t indent) {
    const tree_node& node = tree.nodes[index];
    const auto append_text = [&](std::string_view name, std::string_view text) {
        if (text.empty()) { return; }
        append_json_string(json.append(", "), name);
        append_json_string(json.append(": "), text);
    };
    append_json_string(json.append(indent, ' ').append("{\"kind\": "), node.kind);
    append_text("move", node.move);
    append_text("title", node.title);
    append_text("position", node.position);
    for (const tree_fact& fact : node.facts) {
        append_json_string(json.append(", "), fact.name);
        append_json_number(json.append(": "), fact.value);
    }
    if (node.best) { json += ", \"best\": true"; }
    if (node.left_out > 0) { json.append(", \"left_out\": ").append(std::to_string(node.left_out)); }
    if (!node.children.empty()) {
        json += ", \"children\": [";
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            json += i == 0 ? "\n" : ",\n";
            append_json_node(json, tree, node.children[i], indent + 1);
        }
        json += ']';
    }
    json += '}';
}

}  // namespace detail

/// A recorded tree as JSON: nested objects with `kind`, the other texts that are not empty, every fact by its name, and
/// `children`.
[[nodiscard]] inline std::string to_json(const recorded_tree& tree) {
    if (tree.nodes.empty()) { return "null\n"; }
    std::string json;
    detail::append_json_node(json, tree, 0, 0);
    return json += '\n';
}

}  // namespace halfmove
