#pragma once

#include "halfmove/core/outcome.hpp"
#include "halfmove/play/sprt.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace halfmove {

/// The games between two players of a tournament. They may end in any order, but are counted in the order of their numbers,
/// so that a sequential test stops at the same game however many threads play.
class pairing {
public:
    explicit pairing(std::size_t games, const std::optional<sprt>& test = {}) : results_(games), test_(test) {}

    /// How a game ended for the first of the two.
    void report(std::size_t game, outcome result) {
        results_[game] = result;
        while (!finished() && results_[counted_]) { count(*results_[counted_]); }
    }

    /// Nothing more needs to be played.
    [[nodiscard]] bool finished() const noexcept { return decided_ || counted_ == results_.size(); }

    /// The score of the first of the two.
    [[nodiscard]] const match_score& score() const noexcept { return score_; }

private:
    void count(outcome result) {
        score_ += {result == outcome::win, result == outcome::draw, result == outcome::loss};
        ++counted_;
        // Both sides of an opening belong together.
        if (test_ && counted_ % 2 == 0) { decided_ = test_->verdict(score_) != sprt_verdict::undecided; }
    }

    std::vector<std::optional<outcome>> results_;
    std::optional<sprt> test_;
    std::size_t counted_ = 0;
    match_score score_;
    bool decided_ = false;
};

}  // namespace halfmove
