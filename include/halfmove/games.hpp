#pragma once

#include "halfmove/games/adaptor.hpp"
#include "halfmove/games/capped.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/drawing.hpp"
#include "halfmove/games/line_game.hpp"
#include "halfmove/games/misere.hpp"
#include "halfmove/games/notation.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
