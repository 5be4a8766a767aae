#pragma once

#include "halfmove/board.hpp"
#include "halfmove/core.hpp"
#include "halfmove/games.hpp"
#include "halfmove/version.hpp"
