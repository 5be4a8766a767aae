#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/random.hpp"
#include "halfmove/core/text.hpp"
#include "halfmove/testing/law_options.hpp"
#include "halfmove/testing/sentence.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace halfmove {

/// The legal moves of an unfinished position, in the order in which the game lists them.
template <game G>
[[nodiscard]] std::vector<move_of<G>> listed_moves(const state_of<G>& state) {
    std::vector<move_of<G>> moves;
    for (const move_of<G>& move : G::moves(state)) { moves.push_back(move); }
    return moves;
}

/// The name of a move for people: its text where the game has it, else its place in the list of moves.
template <game G>
[[nodiscard]] std::string name_of_move(const state_of<G>& state, const move_of<G>& move) {
    if constexpr (text_game<G>) {
        return G::move_to_text(state, move);
    } else {
        const std::vector<move_of<G>> moves = listed_moves<G>(state);
        const auto found = std::find(moves.begin(), moves.end(), move);
        return found == moves.end() ? "(not listed)" : sentence("#", found - moves.begin());
    }
}

/// Positions of a game, each with the way that leads there: all of the first few plies, then those of random games.
template <game G>
class position_sample {
public:
    struct entry {
        state_of<G> state;
        std::size_t parent;  ///< the place in this sample of the position before; its own place for the initial one
        move_of<G> move;     ///< that led here
        int ply;
        bool finished;
    };

    explicit position_sample(const law_options& options) {
        add({G::initial(), 0, move_of<G>{}, 0, false});
        add_first_plies(options.depth, options.max_positions / 2);
        random_generator random{options.seed};
        for (int i = 0; i < options.games && size() < options.max_positions; ++i) {
            add_game(random, options.max_length);
        }
    }

    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] const entry& operator[](std::size_t place) const { return entries_[place]; }
    [[nodiscard]] auto begin() const { return entries_.begin(); }
    [[nodiscard]] auto end() const { return entries_.end(); }

    /// Where each of the random games stopped.
    [[nodiscard]] const std::vector<std::size_t>& ends_of_games() const { return ends_of_games_; }

    /// A position, played out once more from the start; empty if the game does not let the same moves be made again.
    [[nodiscard]] std::optional<state_of<G>> replayed(std::size_t place) const {
        if (entries_[place].ply == 0) { return G::initial(); }
        const std::optional<state_of<G>> before = replayed(entries_[place].parent);
        if (!before || G::outcome_of(*before)) { return std::nullopt; }
        const std::vector<move_of<G>> moves = listed_moves<G>(*before);
        if (std::find(moves.begin(), moves.end(), entries_[place].move) == moves.end()) { return std::nullopt; }
        return G::apply(*before, entries_[place].move);
    }

    /// The way to a position, for people.
    [[nodiscard]] std::string path(std::size_t place) const {
        if (entries_[place].ply == 0) { return "the initial position"; }
        std::string text;
        for (std::size_t at = place; entries_[at].ply > 0; at = entries_[at].parent) {
            const entry& reached = entries_[at];
            text = std::string(" ").append(name_of_move<G>(entries_[reached.parent].state, reached.move)).append(text);
        }
        return sentence("the position after", text);
    }

private:
    void add(entry reached) {
        reached.finished = G::outcome_of(reached.state).has_value();
        entries_.push_back(std::move(reached));
    }

    void add_child(std::size_t parent, const move_of<G>& move) {
        add({G::apply(entries_[parent].state, move), parent, move, entries_[parent].ply + 1, false});
    }

    void add_first_plies(int depth, std::size_t most) {
        for (std::size_t at = 0; at < size() && size() < most && entries_[at].ply < depth; ++at) {
            if (entries_[at].finished) { continue; }
            for (const move_of<G>& move : listed_moves<G>(entries_[at].state)) { add_child(at, move); }
        }
    }

    void add_game(random_generator& random, int max_length) {
        std::size_t at = 0;
        while (!entries_[at].finished && entries_[at].ply < max_length) {
            const std::vector<move_of<G>> moves = listed_moves<G>(entries_[at].state);
            if (moves.empty()) { break; }
            const std::size_t chosen = uniform_below(random, static_cast<std::uint32_t>(moves.size()));
            add_child(at, moves[chosen]);
            at = size() - 1;
        }
        ends_of_games_.push_back(at);
    }

    std::vector<entry> entries_;
    std::vector<std::size_t> ends_of_games_;
};

}  // namespace halfmove
