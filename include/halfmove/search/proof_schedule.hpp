#pragma once

#include "halfmove/core/hints.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace halfmove {

/// Chooses the questions "is the score at least ...?" that narrow an interval down to one score.
///
/// Questions about the ends of the scale, the quickest wins and losses, look only a few plies ahead and cost little; each
/// step inwards costs about twice as much. Short wins are therefore looked for first. As soon as that costs more than
/// is reasonable for the length of the game, the schedule asks who wins at all. Most long games are won late, so it then
/// walks from the slowest win or loss outwards, with steps that double while they lead on.
class proof_schedule {
public:
    /// Scores are decided within `plies_left`; `only_odd_wins` leaves out those that `last_mover_wins_game` excludes.
    constexpr proof_schedule(int plies_left, bool only_odd_wins) noexcept
        : plies_left_(plies_left), only_odd_wins_(only_odd_wins), cheap_(cheap_questions(plies_left)) {}

    /// A score in (known.lower, known.upper]. Precondition: `known` is not exact.
    [[nodiscard]] constexpr score next(const score_bounds& known, std::uint64_t nodes) noexcept {
        const int low = rank_of(known.lower);
        const int high = rank_of(known.upper);
        const int chosen = std::clamp(choose(low, high, nodes), low + 1, std::max(high, low + 1));
        return std::clamp(possible(score_of(chosen)), known.lower + 1, known.upper);
    }

    /// Must be told what a question about `target` led to.
    constexpr void answered(score target, bool yes) noexcept {
        if (!walks_) { return; }
        const bool walks_on = target > draw_score ? yes : !yes;
        step_ = walks_on ? 2 * step_ : std::max(1, step_ / 2);
    }

private:
    /// The nodes that may be spent on questions about the ends of the scale: measured on Connect 4.
    [[nodiscard]] static constexpr std::uint64_t cheap_questions(int plies_left) noexcept {
        const std::int64_t plies = plies_left;
        return static_cast<std::uint64_t>(std::clamp<std::int64_t>(plies * plies * plies / 12 - 230, 0, 3'000));
    }

    [[nodiscard]] constexpr int choose(int low, int high, std::uint64_t nodes) noexcept {
        walks_ = nodes >= cheap_ && (low >= 0 || high < 0);
        if (nodes < cheap_) { return high > -low ? high : low + 1; }
        if (low < 0 && high >= 0) { return high > 0 ? 1 : 0; }
        const int outwards = (step_ - 1) * (only_odd_wins_ ? 2 : 1);
        return high > 0 ? low + 1 + outwards : high - outwards;
    }

    /// The possible scores in order, the draw being 0: the slowest win is 1, the slowest loss -1.
    [[nodiscard]] constexpr int rank_of(score value) const noexcept {
        if (!is_decided(value)) { return 0; }
        const int rank = std::max(plies_left_ + 1 - distance_to_end(value), 1);
        return is_win(value) ? rank : -rank;
    }
    [[nodiscard]] constexpr score score_of(int rank) const noexcept {
        const int distance = plies_left_ + 1 - std::abs(rank);
        return rank > 0 ? win_in(distance) : rank < 0 ? loss_in(distance) : draw_score;
    }

    /// The least possible score that is not below the given one.
    [[nodiscard]] constexpr score possible(score value) const noexcept {
        if (only_odd_wins_ && is_decided(value) && (distance_to_end(value) % 2 == 1) != is_win(value)) {
            return value + 1;
        }
        return value;
    }

    int plies_left_;
    bool only_odd_wins_;
    std::uint64_t cheap_;
    int step_ = 1;
    bool walks_ = false;
};

}  // namespace halfmove
