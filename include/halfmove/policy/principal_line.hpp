#pragma once

#include "halfmove/core/result.hpp"

#include <array>
#include <cstddef>

namespace halfmove {

/// Collects the principal line in a triangle of moves: row `ply` holds the best line found from that ply on.
template <game G>
class principal_line {
public:
    constexpr void clear(int ply) noexcept { rows_[index(ply)].clear(); }

    /// The best line at `ply` is now this move, followed by the best line one ply deeper.
    constexpr void extend(int ply, const move_of<G>& move) noexcept {
        line_of_play<G>& row = rows_[index(ply)];
        row.clear();
        row.push_back(move);
        for (const move_of<G>& next : rows_[index(ply + 1)]) {
            if (row.size() == row.capacity()) { break; }
            row.push_back(next);
        }
    }

    [[nodiscard]] constexpr const line_of_play<G>& best() const noexcept { return rows_[0]; }

private:
    static constexpr std::size_t index(int ply) noexcept { return static_cast<std::size_t>(ply); }

    std::array<line_of_play<G>, static_cast<std::size_t>(max_depth) + 1> rows_;
};

/// The null object: a search that wants only the score.
template <game G>
struct no_line {
    static constexpr void clear(int) noexcept {}
    static constexpr void extend(int, const move_of<G>&) noexcept {}
    [[nodiscard]] static constexpr line_of_play<G> best() noexcept { return {}; }
};

}  // namespace halfmove
