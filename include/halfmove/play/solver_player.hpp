#pragma once

#include "halfmove/search/solver.hpp"

#include <cstddef>
#include <memory>

namespace halfmove {

/// Plays perfectly: wins as soon and loses as late as can be. Within limits it plays the best that it can prove. It keeps its
/// table from move to move.
template <explained_game G>
class solver_player {
public:
    explicit solver_player(std::size_t memory = solver<G>::default_memory, const limits& granted = {})
        : granted_(granted), engine_(std::make_unique<solver<G>>(memory)) {}

    [[nodiscard]] move_of<G> operator()(const state_of<G>& position) {
        last_ = engine_->solve(position, {.granted = granted_, .line = false});
        return *last_.best;
    }

    /// What the solver said of the move it chose last.
    [[nodiscard]] const search_result<G>& last_result() const noexcept { return last_; }

private:
    limits granted_;
    std::unique_ptr<solver<G>> engine_;
    search_result<G> last_;
};

}  // namespace halfmove
