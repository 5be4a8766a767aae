#pragma once

#include "halfmove/play/match_score.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace halfmove {

/// What a player used up in a tournament.
struct player_record {
    std::string name;
    std::size_t memory = 0;           ///< bytes, as declared
    std::chrono::nanoseconds time{};  ///< spent on its moves
    std::uint64_t moves = 0;

    [[nodiscard]] double nanoseconds_per_move() const noexcept {
        return moves > 0 ? static_cast<double>(time.count()) / static_cast<double>(moves) : 0.0;
    }
};

/// The result of every player against every other one.
class cross_table {
public:
    explicit cross_table(std::vector<player_record> players)
        : players_(std::move(players)), scores_(players_.size() * players_.size()) {}

    [[nodiscard]] std::size_t size() const noexcept { return players_.size(); }
    [[nodiscard]] player_record& player(std::size_t index) { return players_[index]; }
    [[nodiscard]] const player_record& player(std::size_t index) const { return players_[index]; }

    /// The score of one player against another.
    [[nodiscard]] const match_score& score(std::size_t player, std::size_t opponent) const {
        return scores_[player * size() + opponent];
    }

    /// Adds the score of one player against another, for both of them.
    void add(std::size_t player, std::size_t opponent, const match_score& more) {
        scores_[player * size() + opponent] += more;
        scores_[opponent * size() + player] += more.reversed();
    }

    /// The score of one player against all others.
    [[nodiscard]] match_score total(std::size_t player) const {
        match_score sum;
        for (std::size_t opponent = 0; opponent < size(); ++opponent) { sum += score(player, opponent); }
        return sum;
    }

private:
    std::vector<player_record> players_;
    std::vector<match_score> scores_;
};

}  // namespace halfmove
