#pragma once

#include "halfmove/play/sprt.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace halfmove {

/// How a tournament is played.
struct tournament_options {
    int games = 100;        ///< for each pair; every opening is played twice, with sides changed
    int opening_plies = 0;  ///< random moves before the players take over
    std::uint64_t seed = 1;
    int threads = 1;                          ///< the result does not depend on it
    std::optional<sprt> test = std::nullopt;  ///< ends a pair as soon as it is decided
};

/// How far a tournament has come.
struct tournament_progress {
    std::uint64_t games_done = 0;  ///< those that need not be played included
    std::uint64_t games = 0;
    std::chrono::nanoseconds elapsed{};

    [[nodiscard]] std::chrono::nanoseconds time_left() const noexcept {
        if (games_done == 0) { return std::chrono::nanoseconds::max(); }
        const double share = static_cast<double>(games - games_done) / static_cast<double>(games_done);
        return std::chrono::nanoseconds{static_cast<std::int64_t>(static_cast<double>(elapsed.count()) * share)};
    }
};

}  // namespace halfmove
