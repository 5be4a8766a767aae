#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/turn.hpp"
#include "halfmove/testing/law_checker.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view bounds_ordered = "the lower bound is not above the upper one";
inline constexpr std::string_view bounds_hold = "the bounds hold the exact score, whatever window is wanted";
inline constexpr std::string_view bounds_consistent = "the bounds do not contradict those of the positions one move on";

}  // namespace laws

namespace detail {

[[nodiscard]] inline std::string in_words(const score_bounds& bounds) {
    return sentence(bounds.lower, " to ", bounds.upper);
}

template <bounded_game G>
void check_bounds(law_checker<G>& check, std::size_t place, window wanted) {
    const score_bounds bounds = G::bounds(check.positions()[place].state, wanted);
    const auto asked = [&] { return sentence(" when asked about ", wanted.lower, " to ", wanted.upper); };
    check.expect(laws::bounds_ordered, place, bounds.lower <= bounds.upper,
                 [&] { return sentence("they are ", in_words(bounds), asked()); });
    if (const std::optional<score> exact = check.exact(place)) {
        check.expect(laws::bounds_hold, place, bounds.lower <= *exact && *exact <= bounds.upper, [&] {
            return sentence("the score is ", *exact, ", but the bounds are ", in_words(bounds), asked());
        });
    }
}

/// What the bounds of all positions one move on say about this one.
template <bounded_game G>
[[nodiscard]] score_bounds bounds_one_move_on(const state_of<G>& state) {
    score_bounds best{-infinite_score, -infinite_score};
    for (const move_of<G>& move : G::moves(state)) {
        const state_of<G> child = G::apply(state, move);
        const relation<> between{mover<G>{state}.moves_again(child)};
        const std::optional<outcome> result = G::outcome_of(child);
        const score_bounds bounds =
            result ? score_bounds{score_from(*result), score_from(*result)} : G::bounds(child, full_window);
        const score one = between.seen_by_parent(bounds.lower);
        const score other = between.seen_by_parent(bounds.upper);
        best = {std::max(best.lower, std::min(one, other)), std::max(best.upper, std::max(one, other))};
    }
    return best;
}

}  // namespace detail

/// What `bounds` promises. On positions too large for an exact score, bounds one move apart are at least compared.
template <bounded_game G>
void check_bounds_laws(law_checker<G>& check) {
    random_generator random{check.options().seed};
    check.announce(laws::bounds_hold);
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        const score anchor = check.exact(place).value_or(draw_score);
        const score anywhere = static_cast<score>(uniform_below(random, 2 * win_score)) - win_score;
        for (const window wanted :
             {full_window, null_window(anchor - 1), null_window(anchor), null_window(draw_score - 1),
              null_window(draw_score), null_window(anywhere), window{-decided_score, decided_score}}) {
            detail::check_bounds(check, place, wanted);
        }
        const score_bounds here = G::bounds(state, full_window);
        const score_bounds there = detail::bounds_one_move_on<G>(state);
        check.expect(laws::bounds_consistent, place, here.lower <= there.upper && there.lower <= here.upper, [&] {
            return sentence("they are ", detail::in_words(here), ", but the best move leads to ",
                            detail::in_words(there));
        });
    });
}

}  // namespace halfmove
