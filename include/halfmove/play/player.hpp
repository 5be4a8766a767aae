#pragma once

#include "halfmove/core/game.hpp"

#include <concepts>
#include <string>

namespace halfmove {

/// Plays a game: a position in, a legal move out. A closure is a player. Asked only of unfinished positions.
template <class Player, class G>
concept player = game<G> && requires(Player& play, const state_of<G>& position) {
    { play(position) } -> std::convertible_to<move_of<G>>;
};

/// A player that can say why: `explanation()` speaks of the move it chose last.
template <class Player, class G>
concept explaining_player = player<Player, G> && requires(const Player& play) {
    { play.explanation() } -> std::convertible_to<std::string>;
};

}  // namespace halfmove
