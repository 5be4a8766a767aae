#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/random.hpp"
#include "halfmove/core/window.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace halfmove {

/// A number that an `int` can hold without losing a fraction.
template <class Number>
concept whole_number = std::convertible_to<Number, int> && !std::floating_point<std::remove_cvref_t<Number>>;

/// Estimates a position for the side to move: `evaluate(state)`. Searches clamp it below every decided score.
template <class G>
concept evaluated_game = game<G> && requires(const typename G::state& state) {
    { G::evaluate(state) } -> whole_number;
};

/// Guesses which moves to try first: `priority(state, move)`, higher is earlier. Changes speed, never results.
template <class G>
concept prioritised_game = game<G> && requires(const typename G::state& state, const typename G::move& move) {
    { G::priority(state, move) } -> whole_number;
};

/// Guesses how promising its moves are: `prior(state, move)`, a weight of 0 or more, twice as large for a move twice as
/// likely to be the best. Only the ratios within one position matter. Bought with it: Monte-Carlo search by `puct`.
template <class G>
concept prior_game = game<G> && requires(const typename G::state& state, const typename G::move& move) {
    { G::prior(state, move) } -> std::floating_point;
};

/// Sees a win in one move without trying all: `winning_move(state)` is a move that ends the game in favour of the side
/// to move, or `std::nullopt` exactly if there is none.
template <class G>
concept winning_move_game = game<G> && requires(const typename G::state& state) {
    { G::winning_move(state) } -> std::convertible_to<std::optional<typename G::move>>;
};

/// Leaves out moves that lose to the opponent's next one: `safe_moves(state)`, asked only where the side to move has no
/// winning move. They contain a best move; if there are none, every move allows the opponent to win at once.
template <class G>
concept safe_moves_game = game<G> && requires(const typename G::state& state) {
    { G::safe_moves(state) } -> range_of_moves<typename G::move>;
};

/// A closed interval that holds the exact score of a position, distance to the end included.
struct score_bounds {
    score lower = -infinite_score;
    score upper = infinite_score;

    [[nodiscard]] constexpr bool exact() const noexcept { return lower == upper; }

    friend constexpr bool operator==(const score_bounds&, const score_bounds&) = default;
};

/// Knows something about the exact score without search: `bounds(state, wanted)`. The interval holds the exact score
/// whatever window is wanted; the window tells which part of the work could settle the matter.
template <class G>
concept bounded_game = game<G> && requires(const typename G::state& state, window wanted) {
    { G::bounds(state, wanted) } -> std::convertible_to<score_bounds>;
};

/// Guesses which moves to try first from what they lead to: `child_priority(state, move, child)`, higher is earlier, where
/// `child` is the position after the move. For searches that make the moves before they sort them.
template <class G>
concept child_prioritised_game =
    game<G> && requires(const typename G::state& state, const typename G::move& move, const typename G::state& child) {
        { G::child_priority(state, move, child) } -> whole_number;
    };

/// Ends after a known time: `plies_left(state)` is at least the number of plies to the end of the game, on any line of
/// play, and never more than the constant `max_plies`. It tells which decided scores are possible at all.
template <class G>
concept finite_game = game<G> && requires(const typename G::state& state) {
    { G::plies_left(state) } -> std::convertible_to<int>;
    requires 0 < G::max_plies&& G::max_plies < max_distance;
};

/// Is won, if at all, by the side that moves last, and the sides alternate: declared with
/// `static constexpr bool last_mover_wins = true`. Wins are then an odd number of plies away, and losses an even number.
template <class G>
concept last_mover_wins_game = game<G> && requires { requires G::last_mover_wins; };

/// Names a twin that plays the same game on states which carry more, for instance what a search would otherwise compute
/// at every visit: `using expanded = ...`, a game with the same moves whose `expand(state)` is the twin of a position.
/// Playing commutes with it: `expand(apply(s, m)) == expanded::apply(expand(s), m)`. Solving works on the twin.
template <class G>
concept expandable_game = game<G> && game<typename G::expanded> &&
    std::same_as<typename G::expanded::move, typename G::move> && requires(const typename G::state& state) {
        { G::expanded::expand(state) } -> std::convertible_to<typename G::expanded::state>;
    };

/// Draws one of the legal moves, each equally likely, faster than generating them: `random_move(state, random)`.
template <class G>
concept random_move_game = game<G> && requires(const typename G::state& state, random_generator& random) {
    { G::random_move(state, random) } -> std::convertible_to<typename G::move>;
};

/// Numbers its moves: `move_index(move)` in [0, `move_indices`), different for moves that mean different things.
/// Bought with it: history tables and the all-moves-as-first statistics of Monte-Carlo search.
template <class G>
concept indexed_game = game<G> && requires(const typename G::move& move) {
    { G::move_indices } -> std::convertible_to<std::size_t>;
    { G::move_index(move) } -> std::convertible_to<std::size_t>;
};

/// One of the legal moves, each equally likely. Precondition: the position is unfinished.
template <game G>
[[nodiscard]] constexpr move_of<G> random_move(const state_of<G>& state, random_generator& random) {
    if constexpr (random_move_game<G>) {
        return G::random_move(state, random);
    } else {
        auto&& moves = G::moves(state);
        std::uint32_t count = 0;
        for ([[maybe_unused]] const auto& move : moves) { ++count; }
        std::uint32_t skip = uniform_below(random, count);
        auto chosen = moves.begin();
        for (; skip > 0; --skip) { ++chosen; }
        return *chosen;
    }
}

}  // namespace halfmove
