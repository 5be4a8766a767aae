#pragma once

#include "halfmove/games/line_game.hpp"

namespace halfmove {

/// Connect 4 on any board: discs fall, `Length` in a line win.
template <int Width, int Height, int Length = 4>
using drop_game = line_game<grid{Width, Height}, Length, drop>;

/// The game in the shops: 7 wide, 6 high, four in a line.
using connect_four = drop_game<7, 6>;

static_assert(explain<connect_four>());
static_assert(sizeof(connect_four::state) == 16);

}  // namespace halfmove
