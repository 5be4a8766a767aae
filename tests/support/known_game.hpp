#pragma once

#include "halfmove/games/connect_four.hpp"
#include "halfmove/testing/exact_score.hpp"

namespace support {

/// Three in a line on 3 x 3 with falling discs, a game so small that it can offer every optional power by trying
/// everything.
struct known_game : halfmove::drop_game<3, 3, 3> {
    using rules = halfmove::drop_game<3, 3, 3>;

    static halfmove::side to_move(const state& position) {
        return position.discs() % 2 == 0 ? halfmove::side::first : halfmove::side::second;
    }

    static halfmove::key_of<rules> canonical_key(const state& position) {
        return halfmove::canonical_key<rules>(position);
    }

    static halfmove::score evaluate(const state& position) {
        const auto centre = halfmove::column_cells<board>(1);
        return (position.mine & centre).count() - (position.theirs() & centre).count();
    }
    static int priority(const state&, move chosen) { return -board.off_centre(board.column_of(chosen)); }
    static int child_priority(const state&, move, const state& child) { return -evaluate(child); }

    static std::vector<move> safe_moves(const state& position) {
        std::vector<move> safe;
        for (const move chosen : moves(position)) {
            if (!winning_move(apply(position, chosen))) { safe.push_back(chosen); }
        }
        return safe;
    }

    static halfmove::score_bounds bounds(const state& position, halfmove::window) {
        const halfmove::score exact = *halfmove::exact_score<rules>(position, 1'000'000);
        return {exact, exact};
    }

    static constexpr bool last_mover_wins = true;
    static constexpr int max_plies = 9;
    static int plies_left(const state& position) { return max_plies - position.discs(); }

    static state play(state& position, move chosen) {
        const state before = position;
        position = apply(position, chosen);
        return before;
    }
    static void undo(state& position, move, const state& before) { position = before; }
};

static_assert(halfmove::explain<known_game>());

}  // namespace support
