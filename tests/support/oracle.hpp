#pragma once

#include <halfmove/core.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace support {

/// What a search to a fixed depth must find, computed as differently as possible from the library: nothing is negated
/// or passed up ply by ply. All scores are for the side that moves at the root, and the end of a game gets its distance
/// from the number of moves that were made since.
template <halfmove::game G, class Evaluate, class Scoring = halfmove::distance_scoring>
class oracle {
public:
    using state = halfmove::state_of<G>;
    using move = halfmove::move_of<G>;
    using score = halfmove::score;

    struct move_value {
        move played{};
        score value = 0;
    };

    oracle(int depth, Evaluate evaluate) : depth_(depth), evaluate_(evaluate) {}

    /// Every move of an unfinished root.
    [[nodiscard]] std::vector<move_value> moves(const state& root) const {
        std::vector<move_value> result;
        for (const move each : G::moves(root)) { result.push_back({each, after(root, each, {true, 0})}); }
        return result;
    }

    /// The value of the root, searched only along the line: that of the position where it ends. Empty if a move of it
    /// is not legal.
    [[nodiscard]] std::optional<score> end_of_line(state root, const halfmove::line_of_play<G>& line) const {
        view seen{true, 0};
        for (const move& each : line) {
            if (G::outcome_of(root) || !is_legal(root, each)) { return std::nullopt; }
            const state child = G::apply(root, each);
            seen = next(root, child, seen);
            root = child;
        }
        return value(root, seen);
    }

    /// Does the line end where a search does, at the end of the game or at the horizon?
    [[nodiscard]] bool is_whole(state root, const halfmove::line_of_play<G>& line) const {
        for (const move& each : line) { root = G::apply(root, each); }
        return static_cast<int>(line.size()) == depth_ || G::outcome_of(root);
    }

private:
    /// How the root sees a position: does its side move there, and after how many moves?
    struct view {
        bool mine;
        int ply;
    };

    static bool is_legal(const state& at, const move& wanted) {
        bool found = false;
        for (const move each : G::moves(at)) { found = found || each == wanted; }
        return found;
    }

    static view next(const state& parent, const state& child, view seen) {
        bool again = false;
        if constexpr (halfmove::turn_game<G>) { again = G::to_move(parent) == G::to_move(child); }
        return {again ? seen.mine : !seen.mine, seen.ply + 1};
    }

    score after(const state& at, const move& played, view seen) const {
        const state child = G::apply(at, played);
        return value(child, next(at, child, seen));
    }

    score value(const state& at, view seen) const {
        const int sign = seen.mine ? 1 : -1;
        if (const std::optional<halfmove::outcome> end = G::outcome_of(at)) {
            constexpr bool tells_distance = std::same_as<Scoring, halfmove::distance_scoring>;
            return sign * static_cast<int>(*end) * (halfmove::win_score - (tells_distance ? seen.ply : 0));
        }
        if (seen.ply >= depth_) { return sign * evaluate_(at); }
        score best = seen.mine ? -halfmove::infinite_score : halfmove::infinite_score;
        for (const move each : G::moves(at)) {
            const score child = after(at, each, seen);
            best = seen.mine ? std::max(best, child) : std::min(best, child);
        }
        return best;
    }

    int depth_;
    Evaluate evaluate_;
};

}  // namespace support
