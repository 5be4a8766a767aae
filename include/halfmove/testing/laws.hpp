#pragma once

#include "halfmove/core/explain.hpp"
#include "halfmove/testing/apply_laws.hpp"
#include "halfmove/testing/bounds_laws.hpp"
#include "halfmove/testing/estimate_laws.hpp"
#include "halfmove/testing/expansion_laws.hpp"
#include "halfmove/testing/finite_laws.hpp"
#include "halfmove/testing/index_laws.hpp"
#include "halfmove/testing/key_laws.hpp"
#include "halfmove/testing/key_score_laws.hpp"
#include "halfmove/testing/last_mover_laws.hpp"
#include "halfmove/testing/move_laws.hpp"
#include "halfmove/testing/outcome_laws.hpp"
#include "halfmove/testing/prior_laws.hpp"
#include "halfmove/testing/random_move_laws.hpp"
#include "halfmove/testing/safe_moves_laws.hpp"
#include "halfmove/testing/symmetry_laws.hpp"
#include "halfmove/testing/text_laws.hpp"
#include "halfmove/testing/turn_laws.hpp"
#include "halfmove/testing/undo_laws.hpp"
#include "halfmove/testing/winning_move_laws.hpp"

namespace halfmove {

/// Plays a game at random and checks everything that its functions promise to the searches: the laws of a `game`, and
/// those of each optional power that it has. Uses no test framework; in any of them, check `report.ok()` and show
/// `report.to_text()`, which names each broken law, the moves that lead to the position, and the reason.
template <explained_game G>
[[nodiscard]] law_report check_laws(const law_options& options = {}) {
    law_checker<G> check{options};
    check_move_laws(check);
    check_apply_laws(check);
    check_outcome_laws(check);
    if constexpr (turn_game<G>) { check_turn_laws(check); }
    if constexpr (last_mover_wins_game<G>) { check_last_mover_laws(check); }
    if constexpr (finite_game<G>) { check_finite_laws(check); }
    if constexpr (keyed_game<G>) {
        check_key_laws(check);
        check_key_score_laws(check);
    }
    if constexpr (symmetric_game<G>) { check_symmetry_laws(check); }
    if constexpr (in_place_game<G>) { check_undo_laws(check); }
    if constexpr (expandable_game<G>) { check_expansion_laws(check); }
    if constexpr (winning_move_game<G>) { check_winning_move_laws(check); }
    if constexpr (safe_moves_game<G>) { check_safe_moves_laws(check); }
    if constexpr (bounded_game<G>) { check_bounds_laws(check); }
    if constexpr (evaluated_game<G>) { check_evaluate_laws(check); }
    if constexpr (prioritised_game<G>) { check_priority_laws(check); }
    if constexpr (child_prioritised_game<G>) { check_child_priority_laws(check); }
    if constexpr (prior_game<G>) { check_prior_laws(check); }
    if constexpr (random_move_game<G>) { check_random_move_laws(check); }
    if constexpr (indexed_game<G>) { check_index_laws(check); }
    if constexpr (text_game<G>) { check_text_laws(check); }
    return check.report();
}

}  // namespace halfmove
