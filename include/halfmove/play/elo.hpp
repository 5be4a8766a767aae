#pragma once

#include "halfmove/play/match_score.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfmove {

/// The difference to somebody who never makes a point.
inline constexpr double infinite_elo = std::numeric_limits<double>::infinity();

/// The share of the points that a player is expected to make who is rated higher by this difference: the logistic curve of
/// the Elo system, on which ten times the odds are 400 points.
[[nodiscard]] inline double share_from_elo(double difference) { return 1 / (1 + std::pow(10.0, -difference / 400)); }

/// The difference in rating that explains a share of the points. Infinite for all and for none of them.
[[nodiscard]] inline double elo_from_share(double share) { return 400 * std::log10(share / (1 - share)); }

/// An estimate, and the interval that holds the truth in 95 of 100 cases.
struct elo_estimate {
    double lower = 0;
    double value = 0;
    double upper = 0;

    /// Half the width of the interval.
    [[nodiscard]] constexpr double margin() const noexcept { return (upper - lower) / 2; }
};

/// The variance of the points made in one game.
[[nodiscard]] constexpr double variance_per_game(const match_score& match) noexcept {
    const double mean = match.share();
    const double squares =
        match.wins * (1 - mean) * (1 - mean) + match.draws * (0.5 - mean) * (0.5 - mean) + match.losses * mean * mean;
    return match.games() > 0 ? squares / match.games() : 0;
}

/// How much stronger the side with this score is. The interval is that of the normal approximation; where all games ended
/// alike there is no variance to go by, and it reaches to the share at which that would happen in 1 of 40 cases.
[[nodiscard]] inline elo_estimate elo_difference(const match_score& match) {
    if (match.games() == 0) { return {-infinite_elo, 0, infinite_elo}; }
    constexpr double two_sided_95 = 1.959964;
    const double variance = variance_per_game(match);
    const double margin =
        variance > 0 ? two_sided_95 * std::sqrt(variance / match.games()) : 1 - std::pow(0.025, 1.0 / match.games());
    const double share = match.share();
    return {elo_from_share(std::max(share - margin, 0.0)), elo_from_share(share),
            elo_from_share(std::min(share + margin, 1.0))};
}

/// How likely it is that the side with this score is the stronger one. Draws do not tell.
[[nodiscard]] inline double likelihood_of_superiority(const match_score& match) {
    const double decided = match.wins + match.losses;
    return decided > 0 ? 0.5 * std::erfc((match.losses - match.wins) / std::sqrt(2 * decided)) : 0.5;
}

}  // namespace halfmove
