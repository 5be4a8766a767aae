#pragma once

#include "halfmove/board/bit_set.hpp"
#include "halfmove/board/cell.hpp"
#include "halfmove/board/grid.hpp"
#include "halfmove/board/line_counts.hpp"
#include "halfmove/board/lines.hpp"
#include "halfmove/board/placement.hpp"
#include "halfmove/board/reflection.hpp"
