#pragma once

#include "halfmove/board/lines.hpp"
#include "halfmove/core/game.hpp"
#include "halfmove/policy/centre.hpp"

#include <cassert>
#include <span>

namespace halfmove {

/// Of equally good moves, the cell with the most lines through it on the empty board; of several such, the one nearest the
/// centre; of those, the first.
template <game G>
struct most_lines {
    [[nodiscard]] static constexpr move_of<G> pick(std::span<const move_of<G>> equals) noexcept {
        assert(!equals.empty());
        move_of<G> best = equals.front();
        for (const move_of<G>& move : equals.subspan(1)) {
            if (better(move, best)) { best = move; }
        }
        return best;
    }

private:
    [[nodiscard]] static constexpr bool better(const move_of<G>& a, const move_of<G>& b) noexcept {
        using rules = innermost_game<G>;
        const int lines_a = lines_through<rules::board, rules::line_length>(a);
        const int lines_b = lines_through<rules::board, rules::line_length>(b);
        return lines_a != lines_b ? lines_a > lines_b : off_centre<G>(a) < off_centre<G>(b);
    }
};

}  // namespace halfmove
