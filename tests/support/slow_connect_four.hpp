#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace support {

/// Connect 4 as one would write it in an afternoon: an array of characters, a win test around the last disc, and
/// alpha-beta to a fixed depth. It shares nothing with the library and checks what the library claims.
class slow_connect_four {
public:
    static constexpr int width = 7;
    static constexpr int height = 6;

    explicit slow_connect_four(std::string_view moves) {
        for (const char column : moves) { drop(column - '1'); }
    }

    [[nodiscard]] int discs() const { return discs_; }

    /// 1 if the side to move can win within so many plies, -1 if it loses within them, else 0.
    [[nodiscard]] int outcome_within(int plies) { return search(plies, -1, 1); }

private:
    int search(int plies, int alpha, int beta) {
        if (plies == 0 || discs_ == width * height) { return 0; }
        for (int column = 0; column < width; ++column) {
            if (heights_[at(column)] < height && wins(column)) { return 1; }
        }
        for (const int column : {3, 2, 4, 1, 5, 0, 6}) {
            if (heights_[at(column)] == height) { continue; }
            drop(column);
            const int value = -search(plies - 1, -beta, -alpha);
            lift(column);
            alpha = std::max(alpha, value);
            if (alpha >= beta) { break; }
        }
        return alpha;
    }

    [[nodiscard]] bool wins(int column) const {
        const int row = heights_[at(column)];
        const char me = discs_ % 2 == 0 ? 'X' : 'O';
        const auto run = [&](int right, int up) {
            int length = 0;
            for (int c = column + right, r = row + up; owned(c, r, me); c += right, r += up) { ++length; }
            return length;
        };
        return run(0, -1) >= 3 || run(1, 0) + run(-1, 0) >= 3 || run(1, 1) + run(-1, -1) >= 3 ||
            run(1, -1) + run(-1, 1) >= 3;
    }

    [[nodiscard]] bool owned(int column, int row, char side) const {
        return column >= 0 && column < width && row >= 0 && row < height && cells_[at(column)][at(row)] == side;
    }

    void drop(int column) {
        cells_[at(column)][at(heights_[at(column)]++)] = discs_ % 2 == 0 ? 'X' : 'O';
        ++discs_;
    }
    void lift(int column) {
        --discs_;
        cells_[at(column)][at(--heights_[at(column)])] = '.';
    }

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    std::array<std::array<char, height>, width> cells_{};
    std::array<int, width> heights_{};
    int discs_ = 0;
};

}  // namespace support
