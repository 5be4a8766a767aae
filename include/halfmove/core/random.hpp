#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>

namespace halfmove {

/// The library's source of randomness: xoshiro256** of Blackman and Vigna, seeded by their splitmix64.
/// The same seed gives the same numbers on every compiler and platform. Models `std::uniform_random_bit_generator`.
class random_generator {
public:
    using result_type = std::uint64_t;

    explicit constexpr random_generator(std::uint64_t seed = 0) noexcept {
        for (std::uint64_t& word : words_) { word = splitmix(seed); }
    }

    [[nodiscard]] static constexpr result_type min() noexcept { return 0; }
    [[nodiscard]] static constexpr result_type max() noexcept { return std::numeric_limits<result_type>::max(); }

    constexpr result_type operator()() noexcept {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    /// An independent generator, for instance one per game of a tournament.
    [[nodiscard]] constexpr random_generator split() noexcept { return random_generator{(*this)()}; }

    friend constexpr bool operator==(const random_generator&, const random_generator&) = default;

private:
    static constexpr std::uint64_t splitmix(std::uint64_t& state) noexcept {
        state += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    std::array<std::uint64_t, 4> words_{};
};

/// A number in [0, count), every one equally likely: Lemire's multiplication with rejection.
/// Precondition: `count > 0`.
[[nodiscard]] constexpr std::uint32_t uniform_below(random_generator& random, std::uint32_t count) noexcept {
    assert(count > 0);
    std::uint64_t product = (random() >> 32) * count;
    if (static_cast<std::uint32_t>(product) < count) [[unlikely]] {
        const std::uint32_t reject_below = (0U - count) % count;
        while (static_cast<std::uint32_t>(product) < reject_below) { product = (random() >> 32) * count; }
    }
    return static_cast<std::uint32_t>(product >> 32);
}

/// A number in [0, 1) with 53 random bits.
[[nodiscard]] constexpr double uniform_unit(random_generator& random) noexcept {
    return static_cast<double>(random() >> 11) * 0x1.0p-53;
}

}  // namespace halfmove
