#pragma once

#include "halfmove/core/limits.hpp"
#include "halfmove/search/search.hpp"

#include <memory>
#include <utility>

namespace halfmove {

/// Plays what a search within the limits answers. It keeps its table from move to move.
template <explained_game G, policy_set Set = standard_policies<G>>
class search_player {
public:
    explicit search_player(const limits& granted, Set set = {})
        : granted_(granted), engine_(std::make_unique<alpha_beta<G, Set>>(std::move(set))) {}

    [[nodiscard]] move_of<G> operator()(const state_of<G>& position) {
        last_ = deepen(*engine_, position, granted_);
        return *last_.best;
    }

    /// What the search said of the move it chose last.
    [[nodiscard]] const search_result<G>& last_result() const noexcept { return last_; }

private:
    limits granted_;
    std::unique_ptr<alpha_beta<G, Set>> engine_;
    search_result<G> last_;
};

}  // namespace halfmove
