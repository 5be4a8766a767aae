#pragma once

#include "halfmove/board.hpp"
#include "halfmove/core.hpp"
#include "halfmove/games.hpp"
#include "halfmove/mcts.hpp"
#include "halfmove/play.hpp"
#include "halfmove/policy.hpp"
#include "halfmove/search.hpp"
#include "halfmove/testing.hpp"
#include "halfmove/version.hpp"
