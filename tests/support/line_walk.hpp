#pragma once

#include <halfmove/board.hpp>

#include <array>
#include <vector>

namespace support {

/// A board and a length of lines, for tests over several of them.
template <int Width, int Height, int Length>
struct board_size {
    static constexpr halfmove::grid board{Width, Height};
    static constexpr int line_length = Length;
    using bits = halfmove::bits_of<board>;
};

/// Calls `visit` with the cells of every line, found by walking from cell to cell. `Size` has a `board` and a
/// `line_length` of 2 or more, as a line game has.
template <class Size, class Visit>
void for_each_walk(Visit visit) {
    constexpr std::array<std::array<int, 2>, 4> steps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    for (int column = 0; column < Size::board.width; ++column) {
        for (int row = 0; row < Size::board.height; ++row) {
            for (const auto& [across, up] : steps) {
                std::vector<int> line;
                for (int i = 0; i < Size::line_length && Size::board.contains(column + i * across, row + i * up); ++i) {
                    line.push_back(Size::board.at(column + i * across, row + i * up).index);
                }
                if (static_cast<int>(line.size()) == Size::line_length) { visit(line); }
            }
        }
    }
}

/// How many cells of a line belong to a set.
template <class Bits>
int count_in(const std::vector<int>& line, const Bits& cells) {
    int count = 0;
    for (const int index : line) { count += static_cast<int>(cells.contains(index)); }
    return count;
}

/// Rows of `linked` discs in lines without a disc of the others, each named by its ends, so that a row that lies in two
/// lines counts once.
template <class Size, class Bits>
int walk_linked(int linked, const Bits& own, const Bits& others) {
    std::vector<std::array<int, 2>> rows;
    for_each_walk<Size>([&](const std::vector<int>& line) {
        if (count_in(line, others) > 0) { return; }
        for (std::size_t first = 0; first + static_cast<std::size_t>(linked) <= line.size(); ++first) {
            const std::size_t last = first + static_cast<std::size_t>(linked) - 1;
            bool whole = true;
            for (std::size_t i = first; i <= last; ++i) { whole = whole && own.contains(line[i]); }
            bool known = false;
            for (const auto& row : rows) { known = known || row == std::array{line[first], line[last]}; }
            if (whole && !known) { rows.push_back({line[first], line[last]}); }
        }
    });
    return static_cast<int>(rows.size());
}

}  // namespace support
