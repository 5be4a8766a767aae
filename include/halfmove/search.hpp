#pragma once

#include "halfmove/search/alpha_beta.hpp"
#include "halfmove/search/alpha_beta_recursion.hpp"
#include "halfmove/search/analyse.hpp"
#include "halfmove/search/choose.hpp"
#include "halfmove/search/deepen.hpp"
#include "halfmove/search/minimax.hpp"
#include "halfmove/search/mtd_f.hpp"
#include "halfmove/search/negamax.hpp"
#include "halfmove/search/presets.hpp"
#include "halfmove/search/root.hpp"
#include "halfmove/search/search.hpp"
#include "halfmove/search/solve.hpp"
