#pragma once

#include "halfmove/mcts/back_up.hpp"
#include "halfmove/mcts/choose.hpp"
#include "halfmove/mcts/decisive_playout.hpp"
#include "halfmove/mcts/ucb1.hpp"
#include "halfmove/mcts/uniform_playout.hpp"

#include <type_traits>

namespace halfmove {

/// Decisive where the game sees a win in one move, uniform elsewhere.
template <game G>
using default_playout = std::conditional_t<winning_move_game<G>, decisive_playout<G>, uniform_playout<G>>;

/// The four axes of a Monte-Carlo search and their defaults. Any struct with some of these members will do as a policy
/// set; what it leaves out is as here.
template <game G>
struct mcts_policies {
    ucb1 select{};
    default_playout<G> simulate{};
    proving back_up{};
    most_visits choose{};
};

/// The textbook: UCB1 with the constant it was proven with (the square root of 2 for values from 0 to 1, twice as much
/// for values from -1 to 1), uniformly random playouts, means.
template <game G>
struct plain_uct {
    ucb1 select{2.828427F};
    uniform_playout<G> simulate{};
    averaging back_up{};
    most_visits choose{};
};

}  // namespace halfmove
