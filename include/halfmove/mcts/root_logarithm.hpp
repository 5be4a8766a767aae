#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace halfmove {

namespace detail {

/// ln(x) for x in [1, 2] by the series of the inverse hyperbolic tangent.
constexpr double logarithm(double x) {
    const double z = (x - 1.0) / (x + 1.0);
    double power = z;
    double sum = 0.0;
    for (int odd = 1; odd < 40; odd += 2) {
        sum += power / odd;
        power *= z * z;
    }
    return 2.0 * sum;
}

/// sqrt(x) by Newton's method.
constexpr double square_root(double x) {
    double root = x > 1.0 ? x : 1.0;
    for (int i = 0; i < 20; ++i) { root = (root + x / root) / 2.0; }
    return x > 0.0 ? root : 0.0;
}

/// How finely numbers between two powers of two are told apart.
inline constexpr std::size_t logarithm_steps = 32;

inline constexpr auto root_logarithms = [] {
    std::array<float, 32 * logarithm_steps> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::size_t doublings = i / logarithm_steps;
        const double power = static_cast<double>(doublings) * logarithm(2.0);
        const double mantissa = 1.0 + static_cast<double>(i % logarithm_steps) / logarithm_steps;
        table[i] = static_cast<float>(square_root(power + logarithm(mantissa)));
    }
    return table;
}();

}  // namespace detail

/// sqrt(ln n), exact up to n = 63 and at most 1 % too small above, never decreasing, and the same on every platform,
/// which `std::log` is not. Precondition: `n > 0`.
[[nodiscard]] constexpr float root_logarithm(std::uint32_t n) noexcept {
    assert(n > 0);
    constexpr int step_bits = std::countr_zero(detail::logarithm_steps);
    const auto power = static_cast<std::size_t>(std::bit_width(n)) - 1;
    const std::uint64_t mantissa = (std::uint64_t{n} << step_bits) >> power;  // the leading one, then the step
    return detail::root_logarithms[(power << step_bits) + mantissa - detail::logarithm_steps];
}

}  // namespace halfmove
