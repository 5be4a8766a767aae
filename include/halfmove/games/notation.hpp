#pragma once

#include "halfmove/board/placement.hpp"
#include "halfmove/core/text.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace halfmove {

/// The name of a column: 1 to 9, then a, b, ... where discs are dropped; a, b, ... where they are placed.
template <class LineGame>
[[nodiscard]] std::string column_name(int column) {
    constexpr int digits = std::same_as<typename LineGame::placement, drop> ? 9 : 0;
    static_assert(LineGame::board.width <= digits + 26,
                  "halfmove: text notation has names for 26 letters' columns only");
    return {static_cast<char>(column < digits ? '1' + column : 'a' + column - digits)};
}

/// A move as text: its column where discs are dropped (`4`), column and row where they are placed (`b2`).
template <class LineGame>
[[nodiscard]] std::string cell_name(cell where) {
    std::string name = column_name<LineGame>(LineGame::board.column_of(where));
    if constexpr (!std::same_as<typename LineGame::placement, drop>) {
        name += std::to_string(LineGame::board.row_of(where) + 1);
    }
    return name;
}

namespace detail {

/// How many characters at the start of a non-empty text name one move: a letter or digit, and the row where placed.
template <class LineGame>
[[nodiscard]] constexpr std::size_t move_length(std::string_view text) noexcept {
    if constexpr (std::same_as<typename LineGame::placement, drop>) {
        return 1;
    } else {
        return std::min(text.find_first_not_of("0123456789", 1), text.size());
    }
}

template <class LineGame>
[[nodiscard]] text_error unknown_move(std::string_view text) {
    constexpr grid board = LineGame::board;
    std::string wanted = "a column from " + column_name<LineGame>(0) + " to " + column_name<LineGame>(board.width - 1);
    if constexpr (!std::same_as<typename LineGame::placement, drop>) {
        wanted += " followed by a row from 1 to " + std::to_string(board.height);
    }
    return {0, std::string("'").append(text).append("' is not ").append(wanted)};
}

}  // namespace detail

/// Reads one move, which must be legal in the position.
template <class LineGame>
[[nodiscard]] parsed<cell> read_move(const typename LineGame::state& position, std::string_view text) {
    constexpr grid board = LineGame::board;
    if (LineGame::outcome_of(position)) { return text_error{0, "the game is over"}; }
    for (int column = 0; column < board.width; ++column) {
        for (int row = 0; row < board.height; ++row) {
            const cell where = board.at(column, row);
            if (cell_name<LineGame>(where) != text) { continue; }
            if (LineGame::playable(position).contains(where.index)) { return where; }
            if constexpr (!std::same_as<typename LineGame::placement, drop>) {
                return text_error{0, "cell " + std::string(text) + " is taken"};
            } else if (row == board.height - 1) {
                return text_error{0, "column " + std::string(text) + " is full"};
            }
        }
    }
    return detail::unknown_move<LineGame>(text);
}

/// Reads a game as a string of moves from the initial position, such as `4453`.
template <class LineGame>
[[nodiscard]] parsed<std::vector<cell>> read_moves(std::string_view text) {
    std::vector<cell> moves;
    typename LineGame::state position = LineGame::initial();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = detail::move_length<LineGame>(text.substr(at));
        const parsed<cell> move = read_move<LineGame>(position, text.substr(at, length));
        if (!move) { return text_error{at, move.error().message}; }
        moves.push_back(*move);
        position = LineGame::apply(position, *move);
        at += length;
    }
    return moves;
}

/// The position after a string of moves such as `4453`.
template <class LineGame>
[[nodiscard]] parsed<typename LineGame::state> read_position(std::string_view text) {
    const parsed<std::vector<cell>> moves = read_moves<LineGame>(text);
    if (!moves) { return moves.error(); }
    typename LineGame::state position = LineGame::initial();
    for (const cell move : *moves) { position = LineGame::apply(position, move); }
    return position;
}

/// A game as a string of moves.
template <class LineGame, class Moves>
[[nodiscard]] std::string write_moves(const Moves& moves) {
    std::string text;
    for (const cell move : moves) { text += cell_name<LineGame>(move); }
    return text;
}

}  // namespace halfmove
