#include "halfmove/policy/open_lines.hpp"

#include "halfmove/policy/evaluation.hpp"
#include "support/evaluation_check.hpp"

using namespace halfmove;

TEST_CASE_TEMPLATE("open lines are those without a disc of the other side", LineGame, EVALUATED_GAMES) {
    support::check_evaluation<LineGame>(open_lines<LineGame>{}, [](const auto&, const auto& others) {
        int lines = 0;
        support::for_each_walk<LineGame>(
            [&](const std::vector<int>& line) { lines += static_cast<int>(support::count_in(line, others) == 0); });
        return lines;
    });
}

TEST_CASE("one mark on the empty tic-tac-toe board is worth the lines that it takes away") {
    const auto after_mark = [](int column, int row) {
        const auto mark = tic_tac_toe::board.at(column, row);
        return -open_lines<tic_tac_toe>{}(tic_tac_toe::apply(tic_tac_toe::initial(), mark));
    };
    CHECK(open_lines<tic_tac_toe>{}(tic_tac_toe::initial()) == 0);
    CHECK(after_mark(1, 1) == 4);
    for (const int column : {0, 2}) {
        for (const int row : {0, 2}) { CHECK(after_mark(column, row) == 3); }
    }
    CHECK(after_mark(1, 0) == 2);
    CHECK(after_mark(0, 1) == 2);
    CHECK(after_mark(2, 1) == 2);
    CHECK(after_mark(1, 2) == 2);
}
