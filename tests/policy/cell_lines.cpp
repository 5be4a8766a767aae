#include "halfmove/policy/cell_lines.hpp"

#include "halfmove/policy/evaluation.hpp"
#include "support/evaluation_check.hpp"

using namespace halfmove;

TEST_CASE_TEMPLATE("a disc is worth the lines through its cell", LineGame, EVALUATED_GAMES) {
    support::check_evaluation<LineGame>(cell_lines<LineGame>{}, [](const auto& own, const auto&) {
        int worth = 0;
        support::for_each_walk<LineGame>([&](const std::vector<int>& line) { worth += support::count_in(line, own); });
        return worth;
    });
}

TEST_CASE("the first disc is worth most in the middle of the board") {
    const auto first_disc_in = [](int column) {
        const auto start = connect_four::initial();
        return -cell_lines<connect_four>{}(connect_four::apply(start, *connect_four::drop_in(start, column)));
    };
    CHECK(first_disc_in(0) == 3);
    CHECK(first_disc_in(1) == 4);
    CHECK(first_disc_in(2) == 5);
    CHECK(first_disc_in(3) == 7);
}
