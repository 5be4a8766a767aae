#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/in_place.hpp"
#include "halfmove/core/symmetry.hpp"
#include "halfmove/core/text.hpp"
#include "halfmove/core/turn.hpp"

#include <concepts>
#include <cstddef>
#include <string>

namespace halfmove {

namespace detail {

// A function can be constrained, a constant cannot: each of these is empty if the inner game has no such constant.

template <game G>
struct max_moves_of {};

template <declared_max_moves G>
struct max_moves_of<G> {
    static constexpr std::size_t max_moves = G::max_moves;
};

template <game G>
struct symmetries_of {};

template <symmetric_game G>
struct symmetries_of<G> {
    static constexpr int symmetries = G::symmetries;
};

template <game G>
struct move_indices_of {};

template <indexed_game G>
struct move_indices_of<G> {
    static constexpr std::size_t move_indices = G::move_indices;
};

template <game G>
struct key_injectivity_of {};

template <injectively_keyed_game G>
struct key_injectivity_of<G> {
    static constexpr bool key_is_injective = true;
};

template <game G>
struct key_width_of {};

template <keyed_game G>
    requires requires { G::key_bits; }
struct key_width_of<G> {
    static constexpr int key_bits = G::key_bits;
};

template <game G>
struct max_plies_of {};

template <finite_game G>
struct max_plies_of<G> {
    static constexpr int max_plies = G::max_plies;
};

}  // namespace detail

/// What every adaptor takes over from the game inside it: who moves, the moves, their numbers, images and names. An adaptor
/// derives from this, adds its own rule, and forwards those further powers that stay true under it. `State` is the
/// state of the inner game, or holds that as its member `inner`.
template <game Inner, class State = state_of<Inner>>
struct game_adaptor : detail::max_moves_of<Inner>,
                      detail::symmetries_of<Inner>,
                      detail::move_indices_of<Inner>,
                      detail::key_injectivity_of<Inner> {
    using inner_game = Inner;
    using state = State;
    using move = move_of<Inner>;

    [[nodiscard]] static constexpr const state_of<Inner>& inner_state(const state& position) noexcept {
        if constexpr (std::same_as<State, state_of<Inner>>) {
            return position;
        } else {
            return position.inner;
        }
    }

    [[nodiscard]] static constexpr decltype(auto) moves(const state& position) {
        return Inner::moves(inner_state(position));
    }

    [[nodiscard]] static constexpr side to_move(const state& position)
        requires turn_game<Inner>
    {
        return Inner::to_move(inner_state(position));
    }

    [[nodiscard]] static constexpr move random_move(const state& position, random_generator& random)
        requires random_move_game<Inner>
    {
        return Inner::random_move(inner_state(position), random);
    }

    [[nodiscard]] static constexpr move transform_move(const move& chosen, int symmetry)
        requires symmetric_game<Inner>
    {
        return Inner::transform_move(chosen, symmetry);
    }

    [[nodiscard]] static constexpr std::size_t move_index(const move& chosen)
        requires indexed_game<Inner>
    {
        return Inner::move_index(chosen);
    }

    [[nodiscard]] static std::string to_text(const state& position)
        requires text_game<Inner>
    {
        return Inner::to_text(inner_state(position));
    }

    [[nodiscard]] static std::string move_to_text(const state& position, const move& chosen)
        requires text_game<Inner>
    {
        return Inner::move_to_text(inner_state(position), chosen);
    }
};

}  // namespace halfmove
