#pragma once

#include "halfmove/play/avoid_double_threat.hpp"
#include "halfmove/play/avoid_loss.hpp"
#include "halfmove/play/block_win.hpp"
#include "halfmove/play/follow_last_disc.hpp"
#include "halfmove/play/keep_best_potential.hpp"
#include "halfmove/play/keep_longest.hpp"
#include "halfmove/play/keep_safe.hpp"
#include "halfmove/play/most_interesting.hpp"
#include "halfmove/play/rule_player.hpp"
#include "halfmove/play/spoil_trap.hpp"
#include "halfmove/play/take_win.hpp"

namespace halfmove {

/// Wins if it can, and otherwise plays anything that does not lose at once. It falls for every double threat.
template <drop_line_game G>
using satisficing_player = rule_player<G, take_win, avoid_loss>;

/// Player 1.1: lengthens its longest row.
template <drop_line_game G>
using longest_row_player = rule_player<G, take_win, block_win, keep_longest, keep_safe>;

/// Player 1.2: looks for the best potential rather than the longest row.
template <drop_line_game G>
using potential_player = rule_player<G, take_win, block_win, keep_best_potential, keep_safe>;

/// Player 1.3: the same among the safe columns only.
template <drop_line_game G>
using safe_potential_player = rule_player<G, take_win, block_win, keep_safe, keep_best_potential>;

/// Player 1.4: and without the columns that help the opponent to a double threat.
template <drop_line_game G>
using cautious_player = rule_player<G, take_win, block_win, keep_safe, avoid_double_threat, keep_best_potential>;

/// Player 2: decreasing interest.
template <drop_line_game G>
using interest_player = rule_player<G, take_win, block_win, most_interesting, keep_safe>;

/// Player 3: spoils traps, imitates, and selects.
template <drop_line_game G>
using imitating_player =
    rule_player<G, take_win, block_win, spoil_trap, follow_last_disc, keep_safe, keep_best_potential>;

}  // namespace halfmove
