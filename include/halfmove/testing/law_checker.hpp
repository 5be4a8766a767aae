#pragma once

#include "halfmove/testing/exact_score.hpp"
#include "halfmove/testing/law_report.hpp"
#include "halfmove/testing/position_sample.hpp"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace halfmove {

/// What the groups of laws share: the positions to look at, their exact scores, and the book in which they write.
template <game G>
class law_checker {
public:
    explicit law_checker(const law_options& options) : options_(options), positions_(options) {
        report_.positions = positions_.size();
    }

    [[nodiscard]] const law_options& options() const { return options_; }
    [[nodiscard]] const position_sample<G>& positions() const { return positions_; }
    [[nodiscard]] const law_report& report() const { return report_; }

    /// Enters a law in the report even if it is never checked.
    void announce(std::string_view law) { record_of(law); }

    /// Writes down whether a law holds at a position; `reason()` says in what way it does not.
    template <class Reason>
    void expect(std::string_view law, std::size_t place, bool holds, Reason reason) {
        law_record& record = record_of(law);
        ++record.checks;
        if (holds) { return; }
        const int ply = positions_[place].ply;
        if (record.violations++ == 0 || ply < record.first.ply) {
            record.first = {ply, positions_.path(place), drawing(place), std::string(reason())};
        }
    }

    /// The name of a move for people.
    [[nodiscard]] std::string name(std::size_t place, const move_of<G>& move) const {
        return name_of_move<G>(positions_[place].state, move);
    }

    /// The way to a position some moves after one of the sample, for people.
    [[nodiscard]] std::string path(std::size_t place, const std::vector<move_of<G>>& line) const {
        std::string text = positions_.path(place);
        if (!line.empty()) { text += " and then"; }
        state_of<G> state = positions_[place].state;
        for (const move_of<G>& move : line) {
            text.append(" ").append(name_of_move<G>(state, move));
            state = G::apply(state, move);
        }
        return text;
    }

    /// The exact score of a position if it is small enough.
    [[nodiscard]] std::optional<score> exact(std::size_t place) {
        if (scores_.empty()) { compute_scores(); }
        return scores_[place];
    }

private:
    law_record& record_of(std::string_view law) {
        for (law_record& each : report_.records) {
            if (each.law == law) { return each; }
        }
        report_.records.push_back({law, 0, 0, {}});
        return report_.records.back();
    }

    [[nodiscard]] std::string drawing(std::size_t place) const {
        if constexpr (text_game<G>) {
            return G::to_text(positions_[place].state);
        } else {
            return {};
        }
    }

    /// From the ends of the games backwards: whatever lies before a position that is too large is too large as well.
    void compute_scores() {
        scores_.resize(positions_.size());
        std::vector<bool> too_large(positions_.size());
        for (std::size_t place = positions_.size(); place-- > 0;) {
            if (!too_large[place]) { scores_[place] = exact_score<G>(positions_[place].state, options_.exact_nodes); }
            if (!scores_[place]) { too_large[positions_[place].parent] = true; }
        }
    }

    law_options options_;
    position_sample<G> positions_;
    law_report report_;
    std::vector<std::optional<score>> scores_;
};

/// Calls `visit(place, state)` for every unfinished position of the sample.
template <game G, class Visit>
void for_each_unfinished(const law_checker<G>& check, Visit visit) {
    for (std::size_t place = 0; place < check.positions().size(); ++place) {
        if (!check.positions()[place].finished) { visit(place, check.positions()[place].state); }
    }
}

}  // namespace halfmove
