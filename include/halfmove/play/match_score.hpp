#pragma once

namespace halfmove {

/// Wins, draws and losses of one side of a match.
struct match_score {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] constexpr int games() const noexcept { return wins + draws + losses; }
    /// The share of the points, a draw being half a point.
    [[nodiscard]] constexpr double share() const noexcept { return games() > 0 ? (wins + 0.5 * draws) / games() : 0.5; }
    [[nodiscard]] constexpr match_score reversed() const noexcept { return {losses, draws, wins}; }

    constexpr match_score& operator+=(const match_score& more) noexcept {
        wins += more.wins;
        draws += more.draws;
        losses += more.losses;
        return *this;
    }
    friend constexpr bool operator==(const match_score&, const match_score&) = default;
};

}  // namespace halfmove
