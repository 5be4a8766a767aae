#pragma once

#include <concepts>
#include <cstdint>

namespace halfmove {

/// What a table keeps beside the key: a small value that writes itself into `bits` bits, never all zero, and knows what
/// it would cost to lose it.
template <class Payload>
concept table_payload = std::copyable<Payload> && requires(const Payload& payload, std::uint64_t word) {
    requires 0 < Payload::bits&& Payload::bits <= 64;
    { payload.pack() } -> std::same_as<std::uint64_t>;
    { Payload::unpack(word) } -> std::same_as<Payload>;
    { payload.worth() } -> std::convertible_to<int>;
};

/// Decides what a full bucket gives up. `worth(payload)` ranks the entries, the least worthy is the victim;
/// `keeps_better` says whether a newcomer of less worth than the victim is turned away.
template <class Rule, class Payload>
concept replacement_rule = requires(const Payload& payload) {
    { Rule::worth(payload) } -> std::convertible_to<int>;
    { Rule::keeps_better } -> std::convertible_to<bool>;
};

/// The newcomer always gets in, in place of the entry that is cheapest to lose: least work, or least depth.
struct replace_least {
    static constexpr bool keeps_better = false;

    template <class Payload>
    [[nodiscard]] static constexpr int worth(const Payload& payload) noexcept {
        return payload.worth();
    }
};

/// As `replace_least`, but a newcomer that is worth less than all others is not stored: depth-preferred.
struct replace_if_better : replace_least {
    static constexpr bool keeps_better = true;
};

/// The newcomer always gets in, at a place that only its key decides.
struct replace_always {
    static constexpr bool keeps_better = false;

    template <class Payload>
    [[nodiscard]] static constexpr int worth(const Payload&) noexcept {
        return 0;
    }
};

}  // namespace halfmove
