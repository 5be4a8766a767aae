#pragma once

#include <vector>

namespace support {

/// Pearson's chi-square test: could equally likely cells have been drawn this often? With a fixed seed the answer never
/// changes; the limit is four standard deviations above the mean of the distribution.
inline bool looks_uniform(const std::vector<int>& counts) {
    double total = 0;
    for (const int count : counts) { total += count; }
    const double expected = total / static_cast<double>(counts.size());
    double chi_square = 0;
    for (const int count : counts) { chi_square += (count - expected) * (count - expected) / expected; }
    const auto freedom = static_cast<double>(counts.size() - 1);
    const double excess = chi_square - freedom;
    return excess <= 0 || excess * excess <= 16 * 2 * freedom;
}

}  // namespace support
