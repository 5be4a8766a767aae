#pragma once

#include "halfmove/core/turn.hpp"
#include "halfmove/play/match_score.hpp"
#include "halfmove/play/player.hpp"

#include <array>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace halfmove {

/// One game that was played.
template <game G>
struct game_record {
    state_of<G> start{};
    std::vector<move_of<G>> moves;
    std::optional<side> winner;                            ///< empty for a draw
    std::array<std::chrono::nanoseconds, 2> time_spent{};  ///< by the side that moved first, and by the other
    std::array<std::size_t, 2> moves_made{};
};

/// Plays one game from `start`; `first` is the player who moves there. `watch(position, move)` is told of every move
/// before it is made. The record of an unfinished game is never returned: players always move.
template <game G, player<G> First, player<G> Second, class Watch>
game_record<G> play_game(First& first, Second& second, const state_of<G>& start, Watch watch) {
    using clock = std::chrono::steady_clock;
    game_record<G> record;
    record.start = start;
    state_of<G> position = start;
    side turn = side::first;
    for (;;) {
        if (const auto result = G::outcome_of(position)) {
            if (*result != outcome::draw) { record.winner = *result == outcome::win ? turn : other(turn); }
            return record;
        }
        const auto seat = static_cast<std::size_t>(turn);
        const clock::time_point asked = clock::now();
        const move_of<G> move = turn == side::first ? move_of<G>(first(position)) : move_of<G>(second(position));
        record.time_spent[seat] += clock::now() - asked;
        ++record.moves_made[seat];
        watch(position, move);
        record.moves.push_back(move);
        const mover<G> mover_before{position};
        position = G::apply(position, move);
        if (!mover_before.moves_again(position)) { turn = other(turn); }
    }
}

template <game G, player<G> First, player<G> Second>
game_record<G> play_game(First& first, Second& second, const state_of<G>& start = G::initial()) {
    return play_game<G>(first, second, start, [](const auto&, const auto&) {});
}

/// Several games, the players taking turns to begin. The score is the first player's.
template <game G, player<G> First, player<G> Second>
match_score play_match(First& first, Second& second, int games, const state_of<G>& start = G::initial()) {
    match_score total;
    for (int i = 0; i < games; ++i) {
        const bool swapped = i % 2 == 1;
        const auto winner =
            swapped ? play_game<G>(second, first, start).winner : play_game<G>(first, second, start).winner;
        if (!winner) {
            ++total.draws;
        } else {
            ++((*winner == side::first) != swapped ? total.wins : total.losses);
        }
    }
    return total;
}

}  // namespace halfmove
