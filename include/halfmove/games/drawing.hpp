#pragma once

#include "halfmove/board/placement.hpp"
#include "halfmove/core/text.hpp"
#include "halfmove/games/notation.hpp"

#include <array>
#include <string>
#include <string_view>

namespace halfmove {

/// How to draw a position of a line game.
template <class LineGame>
struct drawing_style {
    bool colour = false;                       ///< ANSI colours, for terminals
    typename LineGame::bits highlighted = {};  ///< discs to stand out: the last one, or a winning line
};

namespace detail {

/// X is the side that began, O the other. The side to move began if both have as many discs.
template <class LineGame>
[[nodiscard]] constexpr char symbol_at(const typename LineGame::state& position, cell where) noexcept {
    if (!position.occupied.contains(where.index)) { return '.'; }
    const bool first_moves = position.discs() % 2 == 0;
    return position.mine.contains(where.index) == first_moves ? 'X' : 'O';
}

inline void append_symbol(std::string& text, char symbol, bool colour, bool highlighted) {
    if (!colour || symbol == '.') {
        text += symbol;
        return;
    }
    text += symbol == 'X' ? "\x1b[33" : "\x1b[31";
    text += highlighted ? ";1;7m" : "m";
    text += symbol;
    text += "\x1b[0m";
}

template <class LineGame>
[[nodiscard]] std::string row_label(int row) {
    if constexpr (std::same_as<typename LineGame::placement, drop>) {
        return {};
    } else {
        const std::string number = std::to_string(row + 1);
        const std::size_t width = std::to_string(LineGame::board.height).size();
        return std::string(width - number.size(), ' ') + number + ' ';
    }
}

}  // namespace detail

/// A position as text, top row first, columns named below: `.` is free, `X` the side that began, `O` the other.
template <class LineGame>
[[nodiscard]] std::string draw(const typename LineGame::state& position, const drawing_style<LineGame>& style = {}) {
    constexpr grid board = LineGame::board;
    std::string text;
    for (int row = board.height - 1; row >= 0; --row) {
        text += detail::row_label<LineGame>(row);
        for (int column = 0; column < board.width; ++column) {
            const cell where = board.at(column, row);
            if (column > 0) { text += ' '; }
            detail::append_symbol(text, detail::symbol_at<LineGame>(position, where), style.colour,
                                  style.highlighted.contains(where.index));
        }
        text += '\n';
    }
    text += std::string(detail::row_label<LineGame>(0).size(), ' ');
    for (int column = 0; column < board.width; ++column) {
        if (column > 0) { text += ' '; }
        text += column_name<LineGame>(column);
    }
    text += '\n';
    return text;
}

namespace detail {

/// Reads the rows of a drawing from the top, one character at a time, and stops at the first thing that is wrong.
template <class LineGame>
class drawing_reader {
public:
    using state = typename LineGame::state;
    using bits = typename LineGame::bits;

    explicit drawing_reader(std::string_view text) : text_(text) {}

    [[nodiscard]] parsed<state> read() {
        for (int row = board.height - 1; row >= 0; --row) {
            if (!read_row(row)) { return std::move(error_); }
        }
        if (!read_legend() || !check_turns() || !check_support() || !check_end()) { return std::move(error_); }
        return position();
    }

private:
    static constexpr grid board = LineGame::board;

    bool fail(std::size_t position, std::string message) {
        error_ = {position, std::move(message)};
        return false;
    }

    void skip(std::string_view characters) {
        while (at_ < text_.size() && characters.find(text_[at_]) != std::string_view::npos) { ++at_; }
    }

    bool read_row(int row) {
        skip(" \t\r\n");
        if constexpr (!std::same_as<typename LineGame::placement, drop>) { skip("0123456789 "); }
        for (int column = 0; column < board.width; ++column) {
            skip(" \t");
            if (at_ == text_.size()) { return fail(at_, "the drawing ends early: " + size_wanted()); }
            const char symbol = text_[at_];
            if (symbol == '\n' || symbol == '\r') { return fail(at_, "this row is too short: " + size_wanted()); }
            if (symbol != '.' && symbol != 'X' && symbol != 'O') {
                return fail(at_, std::string("'") + symbol + "' is not one of '.', 'X' and 'O'");
            }
            const cell where = board.at(column, row);
            if (symbol == 'X') { first_ |= single<board>(where); }
            if (symbol == 'O') { second_ |= single<board>(where); }
            read_at_[where.index] = at_++;
        }
        skip(" \t\r");
        if (at_ < text_.size() && text_[at_] != '\n') { return fail(at_, "this row is too long: " + size_wanted()); }
        return true;
    }

    /// The names of the columns may follow, and nothing else.
    bool read_legend() {
        for (int column = 0; column < board.width; ++column) {
            skip(" \t\r\n");
            if (at_ < text_.size() && text_.substr(at_, 1) == column_name<LineGame>(column)) { ++at_; }
        }
        skip(" \t\r\n");
        return at_ == text_.size() || fail(at_, "unexpected text after the drawing: " + size_wanted());
    }

    bool check_turns() {
        const int lead = first_.count() - second_.count();
        return lead == 0 || lead == 1 ||
            fail(text_.size(),
                 "X begins, so there must be as many X as O or one more, not " + std::to_string(first_.count()) +
                     " X and " + std::to_string(second_.count()) + " O");
    }

    bool check_support() {
        if constexpr (std::same_as<typename LineGame::placement, drop>) {
            const bits occupied = first_ | second_;
            const bits floating = occupied & ~(bottom_row<board> | (occupied << 1));
            if (!floating.empty()) {
                const cell where{static_cast<std::uint16_t>(floating.lowest())};
                return fail(read_at_[where.index],
                            "a disc in column " + column_name<LineGame>(board.column_of(where)) + " hangs in the air");
            }
        }
        return true;
    }

    /// Only the side that moved last can have ended the game.
    bool check_end() {
        const state seen_by_other{position().theirs(), position().occupied};
        if (LineGame::outcome_of(seen_by_other) != outcome::loss) { return true; }
        const std::string mover = first_to_move() ? "X" : "O";
        return fail(text_.size(), mover + " is to move but has a line: the game was over before");
    }

    [[nodiscard]] bool first_to_move() const { return first_.count() == second_.count(); }
    [[nodiscard]] state position() const { return {first_to_move() ? first_ : second_, first_ | second_}; }

    static std::string size_wanted() {
        return "wanted " + std::to_string(board.height) + " rows of " + std::to_string(board.width) + " cells";
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bits first_;
    bits second_;
    std::array<std::size_t, static_cast<std::size_t>(board.bits())> read_at_{};
    text_error error_;
};

}  // namespace detail

/// The position of a drawing as made by `draw` without colours. Row labels and column names may be missing.
template <class LineGame>
[[nodiscard]] parsed<typename LineGame::state> read_drawing(std::string_view text) {
    return detail::drawing_reader<LineGame>{text}.read();
}

}  // namespace halfmove
