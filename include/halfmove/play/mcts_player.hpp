#pragma once

#include "halfmove/core/limits.hpp"
#include "halfmove/mcts/mcts.hpp"

#include <concepts>
#include <memory>
#include <optional>

namespace halfmove {

/// Plays what a Monte-Carlo tree search within the limits answers. Of the tree it keeps what still applies after its own move
/// and the opponent's reply.
template <explained_game G, class Policies = mcts_policies<G>>
    requires std::equality_comparable<state_of<G>>
class mcts_player {
public:
    explicit mcts_player(const limits& granted, const mcts_settings& settings = {}, const Policies& policies = {})
        : granted_(granted), engine_(std::make_unique<mcts<G, Policies>>(settings, policies)) {}

    [[nodiscard]] move_of<G> operator()(const state_of<G>& position) {
        follow(position);
        last_ = engine_->run(position, granted_);
        engine_->advance(*last_.best);
        left_ = G::apply(position, *last_.best);
        return *last_.best;
    }

    /// What the search said of the move it chose last.
    [[nodiscard]] const search_result<G>& last_result() const noexcept { return last_; }

private:
    /// Makes the opponent's reply in the tree, if one move leads from the position left behind to this one.
    void follow(const state_of<G>& position) {
        if (!left_ || *left_ == position || G::outcome_of(*left_)) { return; }
        for (const move_of<G>& reply : G::moves(*left_)) {
            if (G::apply(*left_, reply) == position) { return engine_->advance(reply); }
        }
    }

    limits granted_;
    std::unique_ptr<mcts<G, Policies>> engine_;
    std::optional<state_of<G>> left_;
    search_result<G> last_;
};

}  // namespace halfmove
