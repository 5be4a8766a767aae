#include "halfmove/play/spoil_trap.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<spoil_trap, connect_four> && drop_rule<spoil_trap, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("plays where the opponent would set a trap", G, connect_four, drop_game<5, 5>, drop_game<4, 6, 3>,
                   drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<spoil_trap, G>([](const auto& board) {
        const auto pairs_of = [](const std::vector<int>& wins) {
            std::vector<int> lower;
            for (const int win : wins) {
                if (std::find(wins.begin(), wins.end(), win + 1) != wins.end()) { lower.push_back(win); }
            }
            return lower;
        };
        const std::vector<int> pairs_before = pairs_of(board.wins(owner::them));
        return board.landings_where([&](int index) {
            const auto after = board.with(index, owner::them);
            int columns = 0;
            for (const int landing : after.landings()) {
                columns += static_cast<int>(after.wins_with(landing, owner::them));
            }
            const std::vector<int> pairs = pairs_of(after.wins(owner::them));
            return columns >= 2 || !std::includes(pairs_before.begin(), pairs_before.end(), pairs.begin(), pairs.end());
        });
    });
}

TEST_CASE("says so") {
    CHECK(explained<spoil_trap>("445") == "spoils a trap in columns 3 and 6");
    CHECK(explained<spoil_trap>("").empty());
}
