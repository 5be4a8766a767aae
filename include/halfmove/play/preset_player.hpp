#pragma once

#include "halfmove/search/presets.hpp"

namespace halfmove {

/// Plays as a preset does: `preset_player<column_scores>`.
template <preset P>
struct preset_player {
    [[nodiscard]] move_of<typename P::rules> operator()(const state_of<typename P::rules>& position) const {
        return *choose_as<P>(position);
    }
};

}  // namespace halfmove
