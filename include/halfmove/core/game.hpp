#pragma once

#include "halfmove/core/move_list.hpp"
#include "halfmove/core/outcome.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <vector>

namespace halfmove {

/// Anything that `for (Move move : range)` can walk through.
template <class Range, class Move>
concept range_of_moves = requires(Range& range) {
    { *range.begin() } -> std::convertible_to<Move>;
    { range.begin() != range.end() } -> std::convertible_to<bool>;
};

/// What `outcome_of` returns: `std::optional<outcome>`, or the leaner `optional_outcome`.
template <class Result>
concept optional_outcome_like = std::convertible_to<Result, std::optional<outcome>> && requires(const Result& result) {
    { static_cast<bool>(result) };
    { *result } -> std::convertible_to<outcome>;
};

/// A two-player game of perfect information, described by a stateless struct of static functions.
///
/// | member            | meaning                                                                              |
/// |-------------------|--------------------------------------------------------------------------------------|
/// | `state`           | a position: a value, copied freely                                                   |
/// | `move`            | a move: a small value with `==`                                                      |
/// | `initial()`       | where every game starts                                                              |
/// | `moves(state)`    | the legal moves, none twice, at least one; asked only of unfinished positions        |
/// | `apply(state, m)` | the position after a legal move; the argument stays as it was                        |
/// | `outcome_of(state)` | the outcome for the side to move, or `std::nullopt` while the game goes on         |
///
/// The sides alternate unless the game says who moves (`turn_game`). All else is optional: see the other concepts in
/// this folder. The laws are executable: `halfmove/testing/laws.hpp`.
template <class G>
concept game = std::copyable<typename G::state> && std::regular<typename G::move> &&
    requires(const typename G::state& state, const typename G::move& move) {
        { G::initial() } -> std::convertible_to<typename G::state>;
        { G::moves(state) } -> range_of_moves<typename G::move>;
        { G::apply(state, move) } -> std::convertible_to<typename G::state>;
        { G::outcome_of(state) } -> optional_outcome_like;
    };

template <game G>
using state_of = typename G::state;

template <game G>
using move_of = typename G::move;

template <game G>
using moves_of = std::remove_cvref_t<decltype(G::moves(std::declval<const state_of<G>&>()))>;

/// Declares `max_moves`, the largest number of moves that any position can have, as a constant.
template <class G>
concept declared_max_moves = game<G> && requires { std::integral_constant<std::size_t, std::size_t{G::max_moves}>{}; };

namespace detail {

template <class Moves>
concept fixed_capacity = requires { std::integral_constant<std::size_t, Moves::capacity()>{}; };

template <game G>
consteval auto move_storage() {
    if constexpr (declared_max_moves<G>) {
        return std::type_identity<move_list<move_of<G>, G::max_moves>>{};
    } else if constexpr (fixed_capacity<moves_of<G>>) {
        return std::type_identity<move_list<move_of<G>, moves_of<G>::capacity()>>{};
    } else {
        return std::type_identity<std::vector<move_of<G>>>{};
    }
}

}  // namespace detail

/// A container for the moves of one position: on the stack if the game lets us know how many there can be, by
/// `max_moves` or by returning a `move_list`; otherwise a vector.
template <game G>
using move_storage = typename decltype(detail::move_storage<G>())::type;

}  // namespace halfmove
