#pragma once

#include <cstdint>

namespace halfmove {

/// Where a move stands among its siblings: its mean, and how far it may be from that. Both are brought up to date when
/// the move is visited, so that selecting, which looks at all siblings, takes neither divisions nor roots.
///
/// A rating is mean + width * spread in whole 2^-20ths. The product is cut to a whole number before it is added, as in
/// floating point some compilers would round product and sum together and others would not.
class standing {
public:
    static constexpr float unit = 0x1.0p20F;

    /// Before anything else has been tried.
    [[nodiscard]] static constexpr standing foremost() noexcept { return standing{limit, 0.0F}; }
    /// After everything else.
    [[nodiscard]] static constexpr standing hindmost() noexcept { return standing{-limit, 0.0F}; }
    [[nodiscard]] static constexpr standing of(float mean, float spread) noexcept {
        return standing{static_cast<std::int32_t>(mean * unit), spread * unit};
    }

    /// Precondition: `width` is at most 2^20.
    [[nodiscard]] constexpr std::int64_t rating(float width) const noexcept {
        return mean_ + static_cast<std::int64_t>(width * spread_);
    }

private:
    static constexpr std::int32_t limit = std::int32_t{1} << 30U;

    constexpr standing(std::int32_t mean, float spread) noexcept : mean_(mean), spread_(spread) {}

    std::int32_t mean_;
    float spread_;
};

}  // namespace halfmove
