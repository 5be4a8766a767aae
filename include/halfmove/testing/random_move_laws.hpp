#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/testing/law_checker.hpp"

#include <algorithm>
#include <cmath>

namespace halfmove {

namespace laws {

inline constexpr std::string_view random_move_legal = "a random move is legal";
inline constexpr std::string_view random_move_complete = "every legal move is drawn";
inline constexpr std::string_view random_move_uniform = "every legal move is drawn equally often";

}  // namespace laws

namespace detail {

/// Many draws from each of so many positions, a few from all others.
inline constexpr std::size_t most_counted = 20;
inline constexpr std::size_t draws_per_move = 100;

/// Far beyond chance: more than eight standard deviations of chi-square with `moves - 1` degrees of freedom.
[[nodiscard]] inline bool far_from_uniform(const std::vector<std::size_t>& drawn) {
    double chi_square = 0;
    for (const std::size_t times : drawn) {
        const double excess = static_cast<double>(times) - static_cast<double>(draws_per_move);
        chi_square += excess * excess / static_cast<double>(draws_per_move);
    }
    const double freedom = static_cast<double>(drawn.size()) - 1;
    return chi_square > freedom + 8 * std::sqrt(2 * freedom) + 16;
}

template <random_move_game G>
void check_distribution(law_checker<G>& check, std::size_t place, random_generator& random) {
    const state_of<G>& state = check.positions()[place].state;
    const std::vector<move_of<G>> moves = listed_moves<G>(state);
    std::vector<std::size_t> drawn(moves.size());
    for (std::size_t i = 0; i < moves.size() * draws_per_move; ++i) {
        const auto found = std::find(moves.begin(), moves.end(), G::random_move(state, random));
        check.expect(laws::random_move_legal, place, found != moves.end(), [] { return "it is not one of `moves`"; });
        if (found == moves.end()) { return; }
        ++drawn[static_cast<std::size_t>(found - moves.begin())];
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        check.expect(laws::random_move_complete, place, drawn[i] > 0,
                     [&] { return sentence("move ", check.name(place, moves[i]), " never was"); });
    }
    check.expect(laws::random_move_uniform, place, !far_from_uniform(drawn), [&] {
        const auto [least, most] = std::minmax_element(drawn.begin(), drawn.end());
        return sentence("one was drawn ", *least, " times and another ", *most, " times");
    });
}

}  // namespace detail

/// What `random_move` promises.
template <random_move_game G>
void check_random_move_laws(law_checker<G>& check) {
    random_generator random{check.options().seed};
    const std::size_t step = 1 + check.positions().size() / detail::most_counted;
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        const std::vector<move_of<G>> moves = listed_moves<G>(state);
        if (moves.empty()) { return; }
        const bool legal = std::find(moves.begin(), moves.end(), G::random_move(state, random)) != moves.end();
        check.expect(laws::random_move_legal, place, legal, [] { return "it is not one of `moves`"; });
        if (place % step == 0) { detail::check_distribution(check, place, random); }
    });
}

}  // namespace halfmove
