#pragma once

#include "halfmove/play/elo.hpp"

#include <cmath>
#include <cstdint>

namespace halfmove {

enum class sprt_verdict : std::uint8_t { undecided, rejected, accepted };

/// Wald's sequential probability ratio test: is a player stronger by `elo1` (accepted), or only by `elo0` (rejected)? It may be
/// asked after every game, and ends a match as soon as the answer is clear.
struct sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;  ///< how often a difference of `elo0` may be accepted by mistake
    double beta = 0.05;   ///< how often a difference of `elo1` may be rejected by mistake

    [[nodiscard]] double lower_bound() const { return std::log(beta / (1 - alpha)); }
    [[nodiscard]] double upper_bound() const { return std::log((1 - beta) / alpha); }

    /// The logarithm of how much better `elo1` explains the score than `elo0` does. Generalised for games with draws: the
    /// share of the points counts, with the variance that was seen (M. Van den Bergh, "The Generalized Sequential
    /// Probability Ratio Test", approximation for small differences).
    [[nodiscard]] double log_likelihood_ratio(const match_score& match) const {
        if (match.games() == 0) { return 0; }
        const double wins = never_zero(match.wins);
        const double draws = never_zero(match.draws);
        const double losses = never_zero(match.losses);
        const double games = wins + draws + losses;
        const double mean = (wins + draws / 2) / games;
        const double variance = (wins + draws / 4) / games - mean * mean;
        const double share0 = share_from_elo(elo0);
        const double share1 = share_from_elo(elo1);
        return games * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance);
    }

    [[nodiscard]] sprt_verdict verdict(const match_score& match) const {
        const double ratio = log_likelihood_ratio(match);
        if (ratio >= upper_bound()) { return sprt_verdict::accepted; }
        return ratio <= lower_bound() ? sprt_verdict::rejected : sprt_verdict::undecided;
    }

private:
    /// An outcome that was not seen yet may still come; without it, two won games would have no variance and prove all.
    [[nodiscard]] static constexpr double never_zero(int count) noexcept { return count > 0 ? count : 0.5; }
};

}  // namespace halfmove
