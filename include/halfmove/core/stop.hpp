#pragma once

#include <concepts>

namespace halfmove {

/// Tells a search from outside to end now: anything with `stop_requested()`, as `std::stop_token` has, or any callable
/// that returns bool. It is asked every few thousand positions, from the thread that searches.
template <class Stop>
concept stop_condition = std::copy_constructible<Stop> && (requires(const Stop& stop) {
                             { stop.stop_requested() } -> std::convertible_to<bool>;
                         } || std::predicate<const Stop&>);

/// Lets a search run until its limits end it.
struct never_stop {
    [[nodiscard]] static constexpr bool stop_requested() noexcept { return false; }
};

template <stop_condition Stop>
[[nodiscard]] constexpr bool stop_requested(const Stop& stop) {
    if constexpr (requires { stop.stop_requested(); }) {
        return stop.stop_requested();
    } else {
        return stop();
    }
}

static_assert(stop_condition<never_stop> && stop_condition<bool (*)()> && !stop_condition<int>);

}  // namespace halfmove
