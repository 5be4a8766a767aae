#pragma once

#include "halfmove/games/line_game.hpp"

namespace halfmove {

/// Free placement on any board, `Length` in a line win.
template <int Width, int Height, int Length>
using placement_game = line_game<grid{Width, Height}, Length, place>;

using tic_tac_toe = placement_game<3, 3, 3>;

/// Free-style gomoku: five or more in a line.
using gomoku = placement_game<15, 15, 5>;

static_assert(explain<tic_tac_toe>() && explain<gomoku>());

}  // namespace halfmove
