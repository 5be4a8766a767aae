#pragma once

#include "support/line_walk.hpp"
#include "support/random_game.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/play/drop_view.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace support {

enum class owner { me, them, nobody };

/// A position of Connect 4 as a table of cells, and what the players ask of it worked out cell by cell.
template <class G>
class naive_drop {
public:
    using bits = typename G::bits;

    explicit naive_drop(const halfmove::state_of<G>& position) : cells_(static_cast<std::size_t>(G::board.bits())) {
        for (int index = 0; index < G::board.bits(); ++index) {
            at(index) = position.mine.contains(index) ? owner::me
                : position.occupied.contains(index)   ? owner::them
                                                      : owner::nobody;
        }
    }

    [[nodiscard]] owner& at(int index) { return cells_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] owner at(int index) const { return cells_[static_cast<std::size_t>(index)]; }

    /// The position with one more disc.
    [[nodiscard]] naive_drop with(int index, owner who) const {
        naive_drop result = *this;
        result.at(index) = who;
        return result;
    }

    /// Where a disc would land in each column that is not full.
    [[nodiscard]] std::vector<int> landings() const {
        std::vector<int> result;
        for (int column = 0; column < G::board.width; ++column) {
            for (int row = 0; row < G::board.height; ++row) {
                const int index = G::board.at(column, row).index;
                if (at(index) == owner::nobody) {
                    result.push_back(index);
                    break;
                }
            }
        }
        return result;
    }

    [[nodiscard]] std::vector<int> empty_cells() const {
        std::vector<int> result;
        for (int column = 0; column < G::board.width; ++column) {
            for (int row = 0; row < G::board.height; ++row) {
                const int index = G::board.at(column, row).index;
                if (at(index) == owner::nobody) { result.push_back(index); }
            }
        }
        return result;
    }

    [[nodiscard]] int longest(owner who) const {
        int longest = 0;
        for (int column = 0; column < G::board.width; ++column) {
            for (int row = 0; row < G::board.height; ++row) {
                for (const auto& [across, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                    int length = 0;
                    while (G::board.contains(column + length * across, row + length * up) &&
                           at(G::board.at(column + length * across, row + length * up).index) == who) {
                        ++length;
                    }
                    longest = std::max(longest, length);
                }
            }
        }
        return longest;
    }

    [[nodiscard]] int potential(int index, owner who) const {
        int most = 0;
        for_each_line([&](const std::vector<int>& line) {
            if (std::find(line.begin(), line.end(), index) == line.end()) { return; }
            int own = 0;
            for (const int each : line) {
                if (at(each) == opponent(who)) { return; }
                own += static_cast<int>(at(each) == who);
            }
            most = std::max(most, own);
        });
        return most;
    }

    [[nodiscard]] int best_potential(owner who) const {
        int most = 0;
        for (const int index : empty_cells()) { most = std::max(most, potential(index, who)); }
        return most;
    }

    /// Would a disc complete a line through its cell?
    [[nodiscard]] bool wins_with(int index, owner who) const {
        bool found = false;
        for_each_line([&](const std::vector<int>& line) {
            if (found || std::find(line.begin(), line.end(), index) == line.end()) { return; }
            found = std::all_of(line.begin(), line.end(), [&](int each) { return each == index || at(each) == who; });
        });
        return found;
    }

    /// The empty cells, reachable or not, with which a side would win.
    [[nodiscard]] std::vector<int> wins(owner who) const {
        std::vector<int> result;
        for (const int index : empty_cells()) {
            if (wins_with(index, who)) { result.push_back(index); }
        }
        return result;
    }

    [[nodiscard]] static bool has_cell_above(int index) {
        return G::board.row_of(halfmove::cell{static_cast<std::uint16_t>(index)}) + 1 < G::board.height;
    }

    /// After my disc on a landing cell, theirs on top does not win.
    [[nodiscard]] bool is_safe(int landing) const {
        return !has_cell_above(landing) || !with(landing, owner::me).wins_with(landing + 1, owner::them);
    }

    /// The landing cells for which something is true.
    template <class Condition>
    [[nodiscard]] bits landings_where(Condition condition) const {
        bits result;
        for (const int index : landings()) {
            if (condition(index)) { result |= bits::single(index); }
        }
        return result;
    }

    /// The landing cells for which a number is largest.
    template <class Worth>
    [[nodiscard]] bits best_landings(Worth worth) const {
        int most = 0;
        for (const int index : landings()) { most = std::max(most, worth(index)); }
        return landings_where([&](int index) { return worth(index) == most; });
    }

private:
    template <class Visit>
    static void for_each_line(Visit visit) {
        static const std::vector<std::vector<int>> lines = [] {
            std::vector<std::vector<int>> all;
            for_each_walk<G>([&](const std::vector<int>& line) { all.push_back(line); });
            return all;
        }();
        for (const std::vector<int>& line : lines) { visit(line); }
    }

    [[nodiscard]] static owner opponent(owner who) { return who == owner::me ? owner::them : owner::me; }

    std::vector<owner> cells_;
};

/// Calls `visit` with the positions of random games, unfinished ones.
template <class G, class Visit>
void for_random_positions(int games, Visit visit) {
    halfmove::random_generator random{2026};
    for (int i = 0; i < games; ++i) {
        halfmove::state_of<G> position = G::initial();
        for (const auto& move : random_game<G>(random)) {
            visit(position);
            position = G::apply(position, move);
        }
    }
}

/// A rule keeps what the oracle, given the naive board, says; and does so often enough for the test to mean something.
template <class Rule, class G, class Oracle>
void check_rule(Oracle oracle) {
    int spoke = 0;
    for_random_positions<G>(20, [&](const halfmove::state_of<G>& position) {
        const halfmove::drop_view<G> view{position};
        const auto kept = Rule::keep(view, view.playable);
        REQUIRE(kept == oracle(naive_drop<G>{position}));
        spoke += static_cast<int>(!kept.empty() && kept != view.playable);
    });
    CHECK(spoke >= 5);
}

/// What a rule says after some moves of Connect 4.
template <class Rule>
std::string explained(const std::string& moves) {
    using rules = halfmove::connect_four;
    const halfmove::drop_view<rules> view{*halfmove::read_position<rules>(moves)};
    const auto kept = Rule::keep(view, view.playable);
    return kept.empty() ? std::string() : Rule::explain(view, view.playable, kept);
}

}  // namespace support
