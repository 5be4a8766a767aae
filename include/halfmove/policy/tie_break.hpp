#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/random.hpp"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <span>

namespace halfmove {

/// Picks one of several equally good moves: `pick(moves)`, at least one of them, in the order of generation.
template <class TieBreak, class G>
concept tie_break = game<G> && requires(TieBreak& rule, std::span<const move_of<G>> equals) {
    { rule.pick(equals) } -> std::convertible_to<move_of<G>>;
};

/// The null object: the one that the game generates first.
struct first_of_equals {
    template <class Move>
    [[nodiscard]] static constexpr Move pick(std::span<const Move> equals) noexcept {
        assert(!equals.empty());
        return equals.front();
    }
};

/// Any of them, each equally likely, drawn with the given generator.
class random_of_equals {
public:
    explicit constexpr random_of_equals(random_generator& random) noexcept : random_(&random) {}

    template <class Move>
    [[nodiscard]] constexpr Move pick(std::span<const Move> equals) const noexcept {
        assert(!equals.empty());
        return equals[uniform_below(*random_, static_cast<std::uint32_t>(equals.size()))];
    }

private:
    random_generator* random_;
};

}  // namespace halfmove
