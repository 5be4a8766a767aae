#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/hints.hpp"
#include "halfmove/core/in_place.hpp"
#include "halfmove/core/key.hpp"
#include "halfmove/core/symmetry.hpp"
#include "halfmove/core/text.hpp"
#include "halfmove/core/turn.hpp"

namespace halfmove {

namespace detail {

template <class>
inline constexpr bool never = false;

/// The first thing that is missing for a `game`, as one sentence.
template <class G>
consteval void explain_requirements() {
    if constexpr (!requires { typename G::state; }) {
        static_assert(never<G>, "halfmove: the game needs a type `state`; write `struct state { ... };`");
    } else if constexpr (!std::copyable<typename G::state>) {
        static_assert(never<G>, "halfmove: the game's `state` must be copyable; make it a plain value");
    } else if constexpr (!requires { typename G::move; }) {
        static_assert(never<G>, "halfmove: the game needs a type `move`; write for instance `using move = int;`");
    } else if constexpr (!std::regular<typename G::move>) {
        static_assert(never<G>,
                      "halfmove: the game's `move` must be default-constructible, copyable and comparable; add "
                      "`bool operator==(const move&) const = default;`");
    } else {
        using state = typename G::state;
        using move = typename G::move;
        if constexpr (!requires {
                          { G::initial() } -> std::convertible_to<state>;
                      }) {
            static_assert(never<G>, "halfmove: the game needs its first position; write `static state initial()`");
        } else if constexpr (!requires(const state& s) {
                                 { G::moves(s) } -> range_of_moves<move>;
                             }) {
            static_assert(never<G>,
                          "halfmove: the game needs its legal moves; write `static halfmove::move_list<move, N> "
                          "moves(const state&)`, or return any other range of `move`");
        } else if constexpr (!requires(const state& s, const move& m) {
                                 { G::apply(s, m) } -> std::convertible_to<state>;
                             }) {
            static_assert(never<G>,
                          "halfmove: the game needs the position after a move; write `static state apply(const "
                          "state&, move)`, returning a new state");
        } else if constexpr (!requires(const state& s) {
                                 { G::outcome_of(s) } -> optional_outcome_like;
                             }) {
            static_assert(never<G>,
                          "halfmove: the game needs to know when it is over; write `static "
                          "std::optional<halfmove::outcome> outcome_of(const state&)`, for the side to move");
        }
    }
}

/// The first optional member that is there, but of another shape than the library would use.
template <game G>
consteval void explain_powers() {
    if constexpr (requires { G::max_moves; } && !declared_max_moves<G>) {
        static_assert(
            never<G>,
            "halfmove: `max_moves` is there but not usable; write `static constexpr std::size_t max_moves = N;`");
    } else if constexpr (requires { &G::to_move; } && !turn_game<G>) {
        static_assert(
            never<G>,
            "halfmove: `to_move` is there but not usable; write `static halfmove::side to_move(const state&)`");
    } else if constexpr (requires { &G::key; } && !keyed_game<G>) {
        static_assert(never<G>,
                      "halfmove: `key` is there but not usable; write `static std::uint64_t key(const state&)`");
    } else if constexpr ((requires { &G::transform; } || requires { &G::transform_move; }) && !symmetric_game<G>) {
        static_assert(
            never<G>,
            "halfmove: `transform` is there but not usable; write `static constexpr int symmetries = N;`, `static "
            "state transform(const state&, int)` and `static move transform_move(move, int)`");
    } else if constexpr (requires { &G::canonical_key; } && !canonically_keyed_game<G>) {
        static_assert(never<G>,
                      "halfmove: `canonical_key` is there but not usable; it takes `const state&` and returns the same "
                      "type as `key`");
    } else if constexpr (requires { &G::evaluate; } && !evaluated_game<G>) {
        static_assert(
            never<G>,
            "halfmove: `evaluate` is there but not usable; write `static halfmove::score evaluate(const state&)`");
    } else if constexpr (requires { &G::priority; } && !prioritised_game<G>) {
        static_assert(never<G>,
                      "halfmove: `priority` is there but not usable; write `static int priority(const state&, move)`");
    } else if constexpr (requires { &G::child_priority; } && !child_prioritised_game<G>) {
        static_assert(never<G>,
                      "halfmove: `child_priority` is there but not usable; write `static int "
                      "child_priority(const state&, move, const state& child)`");
    } else if constexpr ((requires { &G::plies_left; } || requires { G::max_plies; }) && !finite_game<G>) {
        static_assert(never<G>,
                      "halfmove: `plies_left` is there but not usable; write `static constexpr int max_plies = "
                      "N;`, with N from 1 to 1999, and `static int plies_left(const state&)`");
    } else if constexpr (requires { typename G::expanded; } && !expandable_game<G>) {
        static_assert(never<G>,
                      "halfmove: `expanded` is there but not usable; it must be a game with the same `move` and "
                      "with `static state expand(const original::state&)`");
    } else if constexpr (requires { &G::prior; } && !prior_game<G>) {
        static_assert(never<G>,
                      "halfmove: `prior` is there but not usable; write `static float prior(const state&, move)`");
    } else if constexpr (requires { &G::winning_move; } && !winning_move_game<G>) {
        static_assert(never<G>,
                      "halfmove: `winning_move` is there but not usable; write `static std::optional<move> "
                      "winning_move(const state&)`");
    } else if constexpr (requires { &G::safe_moves; } && !safe_moves_game<G>) {
        static_assert(never<G>,
                      "halfmove: `safe_moves` is there but not usable; write `static halfmove::move_list<move, N> "
                      "safe_moves(const state&)`, or return any other range of `move`");
    } else if constexpr (requires { &G::bounds; } && !bounded_game<G>) {
        static_assert(never<G>,
                      "halfmove: `bounds` is there but not usable; write `static halfmove::score_bounds bounds(const "
                      "state&, halfmove::window)`");
    } else if constexpr (requires { &G::random_move; } && !random_move_game<G>) {
        static_assert(never<G>,
                      "halfmove: `random_move` is there but not usable; write `static move random_move(const state&, "
                      "halfmove::random_generator&)`");
    } else if constexpr (requires { &G::move_index; } && !indexed_game<G>) {
        static_assert(
            never<G>,
            "halfmove: `move_index` is there but not usable; write `static constexpr std::size_t move_indices "
            "= N;` and `static std::size_t move_index(move)`");
    } else if constexpr ((requires { &G::play; } || requires { &G::undo; }) && !in_place_game<G>) {
        static_assert(
            never<G>,
            "halfmove: `play` is there but not usable; write `static token play(state&, move)`, with a token of your "
            "choice, and `static void undo(state&, move, token)`");
    } else if constexpr ((requires { &G::to_text; } || requires { &G::move_from_text; }) && !text_game<G>) {
        static_assert(
            never<G>,
            "halfmove: `to_text` is there but not usable; write `static std::string to_text(const state&)`, `static "
            "std::string move_to_text(const state&, move)` and `static halfmove::parsed<move> "
            "move_from_text(const state&, std::string_view)`");
    }
}

}  // namespace detail

/// True for a `game` whose optional members all have usable shapes. Anything else is a compile error with one sentence
/// that says what to write. Put `static_assert(halfmove::explain<my_game>());` below your game.
///
/// An adaptor, recognised by its type `inner_game`, is as good as the game inside it. (Its own optional members are
/// constrained, and GCC 12 finds a member even if its constraint says no.)
template <class G>
consteval bool explain() {
    detail::explain_requirements<G>();
    if constexpr (requires { typename G::inner_game; }) {
        return game<G> && explain<typename G::inner_game>();
    } else if constexpr (game<G>) {
        detail::explain_powers<G>();
    }
    return game<G>;
}

/// `game`, but a "no" explains itself. The searches ask for this one.
template <class G>
concept explained_game = explain<G>();

}  // namespace halfmove
