#pragma once

#include "halfmove/core/limits.hpp"
#include "halfmove/core/stop.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

namespace halfmove {

/// Watches over the nodes, the time and the stop condition of one search. A node limit ends a search the next time it
/// asks, which is before the next position is expanded; clock and stop condition are looked at only every `interval`
/// nodes, so that the hot path is one comparison.
template <stop_condition Stop = never_stop>
class budget {
public:
    using clock = std::chrono::steady_clock;

    static constexpr bool can_end = true;

    static constexpr std::uint64_t default_interval = 1024;

    explicit budget(const limits& granted, Stop stop = {}, std::uint64_t interval = default_interval)
        : granted_(granted), stop_(std::move(stop)), interval_(interval), start_(clock::now()),
          next_check_(std::min(interval, granted.nodes)) {}

    /// Must the search end now, having visited this many nodes? Once it says so, it stays so.
    [[nodiscard]] bool exhausted(std::uint64_t nodes) {
        if (nodes < next_check_) [[likely]] { return false; }
        return check(nodes);
    }

    [[nodiscard]] std::chrono::nanoseconds elapsed() const { return clock::now() - start_; }
    [[nodiscard]] const limits& granted() const noexcept { return granted_; }

private:
    [[nodiscard]] bool check(std::uint64_t nodes) {
        if (nodes >= granted_.nodes || stop_requested(stop_) || (granted_.timed() && elapsed() >= granted_.time)) {
            next_check_ = 0;
            granted_.nodes = 0;
            return true;
        }
        next_check_ = std::min(nodes + interval_, granted_.nodes);
        return false;
    }

    limits granted_;
    Stop stop_;
    std::uint64_t interval_;
    clock::time_point start_;
    std::uint64_t next_check_;
};

/// The null object: never exhausted, and free.
struct unlimited {
    static constexpr bool can_end = false;

    [[nodiscard]] static constexpr bool exhausted(std::uint64_t) noexcept { return false; }
};

}  // namespace halfmove
