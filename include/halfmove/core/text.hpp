#pragma once

#include "halfmove/core/game.hpp"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace halfmove {

/// Why a text was refused, and the index of the first offending character.
struct text_error {
    std::size_t position = 0;
    std::string message;

    friend bool operator==(const text_error&, const text_error&) = default;
};

/// What reading a text gives: a value, or an error, never half of each.
template <class Value>
class parsed {
public:
    parsed(Value value) : content_(std::in_place_index<0>, std::move(value)) {}       // NOLINT(*-explicit-*)
    parsed(text_error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(*-explicit-*)

    [[nodiscard]] bool has_value() const noexcept { return content_.index() == 0; }
    [[nodiscard]] explicit operator bool() const noexcept { return has_value(); }

    /// Precondition: `has_value()`.
    [[nodiscard]] const Value& value() const {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] const Value& operator*() const { return value(); }
    [[nodiscard]] const Value* operator->() const { return &value(); }

    /// Precondition: not `has_value()`.
    [[nodiscard]] const text_error& error() const {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<Value, text_error> content_;
};

/// Writes and reads itself: `to_text(state)` draws a position, `move_to_text(state, move)` names a legal move, and
/// `move_from_text(state, text)` reads such a name back or says what is wrong with it.
template <class G>
concept text_game =
    game<G> && requires(const typename G::state& state, const typename G::move& move, std::string_view text) {
        { G::to_text(state) } -> std::convertible_to<std::string>;
        { G::move_to_text(state, move) } -> std::convertible_to<std::string>;
        { G::move_from_text(state, text) } -> std::same_as<parsed<typename G::move>>;
    };

/// The legal move whose name is `text`, found by naming them all: all that most games need as their `move_from_text`.
template <game G>
[[nodiscard]] parsed<move_of<G>> legal_move_named(const state_of<G>& state, std::string_view text) {
    if (G::outcome_of(state)) { return text_error{0, "the game is over"}; }
    std::string wanted;
    for (const move_of<G>& move : G::moves(state)) {
        const std::string name = G::move_to_text(state, move);
        if (name == text) { return move; }
        wanted.append(" ").append(name);
    }
    return text_error{0, std::string("'").append(text).append("' is not a legal move; wanted one of:").append(wanted)};
}

}  // namespace halfmove
