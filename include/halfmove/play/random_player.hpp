#pragma once

#include "halfmove/core/hints.hpp"

#include <cstdint>

namespace halfmove {

/// Plays any legal move, each equally likely.
template <game G>
class random_player {
public:
    explicit random_player(std::uint64_t seed) : random_(seed) {}

    [[nodiscard]] move_of<G> operator()(const state_of<G>& position) { return random_move<G>(position, random_); }

private:
    random_generator random_;
};

}  // namespace halfmove
