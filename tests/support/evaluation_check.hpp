#pragma once

#include "support/line_walk.hpp"

#include <halfmove/games.hpp>

#include <doctest/doctest.h>

#include <vector>

namespace support {

/// All unfinished positions of some random games.
template <class LineGame>
std::vector<typename LineGame::state> random_positions(std::uint64_t seed) {
    const int games = LineGame::board.cells() > 100 ? 1 : 20;
    halfmove::random_generator random{seed};
    std::vector<typename LineGame::state> positions;
    for (int i = 0; i < games; ++i) {
        auto position = LineGame::initial();
        while (!LineGame::outcome_of(position)) {
            positions.push_back(position);
            position = LineGame::apply(position, LineGame::random_move(position, random));
        }
    }
    return positions;
}

/// What one side has is what the other lacks, images are worth the same, and a slow count agrees: `worth_of(own, others)`
/// is what the discs of one side are worth to it.
template <class LineGame, class Evaluate, class WorthOf>
void check_evaluation(const Evaluate& evaluate, WorthOf worth_of) {
    static_assert(halfmove::evaluator<Evaluate, LineGame>);
    for (const auto& position : random_positions<LineGame>(41)) {
        const halfmove::score value = evaluate(position);
        REQUIRE(value == worth_of(position.mine, position.theirs()) - worth_of(position.theirs(), position.mine));
        REQUIRE(evaluate({position.theirs(), position.occupied}) == -value);
        for (int symmetry = 0; symmetry < LineGame::symmetries; ++symmetry) {
            REQUIRE(evaluate(LineGame::transform(position, symmetry)) == value);
        }
    }
}

}  // namespace support

/// The line games on which evaluations are checked.
#define EVALUATED_GAMES                                                                                                \
    halfmove::tic_tac_toe, halfmove::connect_four, halfmove::drop_game<12, 6>, halfmove::drop_game<5, 5>,              \
        halfmove::drop_game<8, 7, 5>, halfmove::placement_game<4, 3, 3>, halfmove::placement_game<3, 4, 2>,            \
        halfmove::gomoku
