#pragma once

#include "halfmove/policy/evaluation.hpp"

namespace halfmove {

/// Lets an estimate of a game serve an adaptor around that game, for as long as what is good in the one is good in the
/// other: `inner_evaluation<capped<connect_four, 42>, open_lines<connect_four>>`.
template <class Adaptor, evaluator<typename Adaptor::inner_game> Evaluate>
struct inner_evaluation {
    Evaluate evaluate;

    [[nodiscard]] constexpr score operator()(const state_of<Adaptor>& position) const {
        return evaluate(Adaptor::inner_state(position));
    }
};

}  // namespace halfmove
