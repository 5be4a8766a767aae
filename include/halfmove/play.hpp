#pragma once

#include "halfmove/play/any_player.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/match_score.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/random_player.hpp"
#include "halfmove/play/search_player.hpp"
