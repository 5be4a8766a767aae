#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/mcts/make_move.hpp"

#include <cstddef>
#include <cstdint>

namespace halfmove {

/// What a playout does with the moves it makes when nobody asks for them.
struct no_record {
    template <class Move>
    constexpr void operator()(bool, const Move&) const noexcept {}
};

/// Plays at random, but takes a win and gives none away as long as it can (the decisive and anti-decisive moves of
/// Teytaud and Teytaud 2010): all moves after which the opponent cannot win at once are equally likely.
template <game G>
class decisive_playout {
    static_assert(winning_move_game<G>,
                  "halfmove: decisive_playout needs to see wins in one move; write `static "
                  "std::optional<move> winning_move(const state&)`");

public:
    template <class Record = no_record>
    [[nodiscard]] outcome operator()(const state_of<G>& start, random_generator& random, Record record = {}) const {
        if (const std::optional<outcome> ended = G::outcome_of(start)) { return *ended; }
        if (G::winning_move(start)) { return outcome::win; }
        step last{start, {}, false, fate::open};
        bool starter_moves = true;
        while (last.verdict == fate::open) {
            const step next = safe_step(last.state, random);
            record(starter_moves, next.move);
            if (!next.again) { starter_moves = !starter_moves; }
            last = next;
        }
        const outcome result = last.verdict == fate::ended ? *G::outcome_of(last.state) : outcome::win;
        return starter_moves ? result : opposite(result);
    }

private:
    /// What a move leads to: the side to move then can win at once, or the game has ended, or neither.
    enum class fate : std::uint8_t { open, winning, ended };

    struct step {
        state_of<G> state;
        move_of<G> move;
        bool again;  ///< the same side moves again
        fate verdict;

        [[nodiscard]] constexpr bool blunder() const noexcept { return verdict == fate::winning && !again; }
    };

    [[nodiscard]] static step try_move(const state_of<G>& state, const move_of<G>& move) {
        step tried{state, move, false, fate::open};
        tried.again = make_move<G>(tried.state, move);
        if (G::outcome_of(tried.state)) {
            tried.verdict = fate::ended;
        } else if (G::winning_move(tried.state)) {
            tried.verdict = fate::winning;
        }
        return tried;
    }

    /// A random move that is no blunder, if there is one. Most first draws are good; only a blunder makes a list.
    [[nodiscard]] static step safe_step(const state_of<G>& state, random_generator& random) {
        step tried = try_move(state, random_move<G>(state, random));
        if (!tried.blunder()) [[likely]] { return tried; }
        move_storage<G> others;
        for (const auto& move : G::moves(state)) {
            if (!(move == tried.move)) { others.push_back(move); }
        }
        while (tried.blunder() && !others.empty()) {
            const std::uint32_t drawn = uniform_below(random, static_cast<std::uint32_t>(others.size()));
            tried = try_move(state, others[drawn]);
            others[drawn] = others[others.size() - 1];
            others.pop_back();
        }
        return tried;
    }
};

}  // namespace halfmove
