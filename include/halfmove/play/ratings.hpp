#pragma once

#include "halfmove/play/cross_table.hpp"
#include "halfmove/play/elo.hpp"

#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace halfmove {

namespace detail {

[[nodiscard]] inline double mean_of(const std::vector<double>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

/// The inverse of a symmetric, positive definite matrix, row by row: Gauss and Jordan. Such a matrix needs no pivoting.
[[nodiscard]] inline std::vector<std::vector<double>> inverse_of(std::vector<std::vector<double>> matrix) {
    const std::size_t size = matrix.size();
    std::vector<std::vector<double>> inverse(size, std::vector<double>(size, 0.0));
    for (std::size_t i = 0; i < size; ++i) { inverse[i][i] = 1; }
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double scale = 1 / matrix[pivot][pivot];
        for (std::size_t k = 0; k < size; ++k) {
            matrix[pivot][k] *= scale;
            inverse[pivot][k] *= scale;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == pivot) { continue; }
            const double factor = matrix[row][pivot];
            for (std::size_t k = 0; k < size; ++k) {
                matrix[row][k] -= factor * matrix[pivot][k];
                inverse[row][k] -= factor * inverse[pivot][k];
            }
        }
    }
    return inverse;
}

/// The most likely strengths in Bradley and Terry's model: natural logarithms of the odds against a player of middling
/// strength, found by Newton's method.
class strength_fit {
public:
    explicit strength_fit(const cross_table& table) : strength_(table.size(), 0.0) {
        constexpr int most_steps = 100;
        for (int i = 0; i < most_steps && step(table) > 1e-9; ++i) {}
    }

    [[nodiscard]] const std::vector<double>& strength() const noexcept { return strength_; }
    [[nodiscard]] const std::vector<std::vector<double>>& covariance() const noexcept { return covariance_; }

private:
    [[nodiscard]] static double expected(double ahead) { return 1 / (1 + std::exp(-ahead)); }

    /// One step of the method; the largest change is returned.
    double step(const cross_table& table) {
        const std::size_t size = table.size();
        std::vector<double> surplus(size);
        std::vector<std::vector<double>> information(size, std::vector<double>(size, 0.0));
        for (std::size_t i = 0; i < size; ++i) {
            const double alone = expected(strength_[i]);
            surplus[i] = 0.5 - alone;
            information[i][i] += alone * (1 - alone);
            for (std::size_t j = 0; j < size; ++j) {
                if (i == j) { continue; }
                const match_score& match = table.score(i, j);
                const double share = expected(strength_[i] - strength_[j]);
                const double weight = match.games() * share * (1 - share);
                surplus[i] += match.games() * (match.share() - share);
                information[i][i] += weight;
                information[i][j] -= weight;
            }
        }
        covariance_ = inverse_of(information);
        return move_by(surplus);
    }

    double move_by(const std::vector<double>& surplus) {
        double largest = 0;
        for (std::size_t i = 0; i < strength_.size(); ++i) {
            double change = 0;
            for (std::size_t j = 0; j < strength_.size(); ++j) { change += covariance_[i][j] * surplus[j]; }
            change = std::fmin(std::fmax(change, -1.0), 1.0);  // a full step may overshoot far from the goal
            strength_[i] += change;
            largest = std::fmax(largest, std::fabs(change));
        }
        return largest;
    }

    std::vector<double> strength_;
    std::vector<std::vector<double>> covariance_;
};

}  // namespace detail

/// One rating for each player that explains the whole table best, with 95 % intervals; the mean of all is 0. Everyone is
/// credited with one draw against a player of middling strength, so that who won or lost all games has a finite rating. A
/// draw counts as half a win and half a loss, which makes the intervals a little wider than they need be.
[[nodiscard]] inline std::vector<elo_estimate> ratings_of(const cross_table& table) {
    constexpr double elo_per_unit = 173.717793;  // 400 / ln 10
    constexpr double two_sided_95 = 1.959964;
    const std::size_t size = table.size();
    const detail::strength_fit fit{table};
    // What is told is how far each player is from the mean of all, and how sure that is.
    const double mean = detail::mean_of(fit.strength());
    std::vector<double> row_means(size);
    for (std::size_t i = 0; i < size; ++i) { row_means[i] = detail::mean_of(fit.covariance()[i]); }
    const double variance_of_mean = detail::mean_of(row_means);
    std::vector<elo_estimate> ratings(size);
    for (std::size_t i = 0; i < size; ++i) {
        const double value = elo_per_unit * (fit.strength()[i] - mean);
        const double variance = fit.covariance()[i][i] - 2 * row_means[i] + variance_of_mean;
        const double margin = elo_per_unit * two_sided_95 * std::sqrt(variance);
        ratings[i] = {value - margin, value, value + margin};
    }
    return ratings;
}

}  // namespace halfmove
