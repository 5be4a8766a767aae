#include "halfmove/policy/linked_discs.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/policy/evaluation.hpp"
#include "support/evaluation_check.hpp"

using namespace halfmove;

TEST_CASE_TEMPLATE("rows of linked discs count in lines that are still open", LineGame, EVALUATED_GAMES) {
    const linked_discs<LineGame> evaluate;
    support::check_evaluation<LineGame>(evaluate, [&](const auto& own, const auto& others) {
        int worth = 0;
        for (std::size_t n = 2; n < evaluate.weights.size(); ++n) {
            worth += evaluate.weights[n] * support::walk_linked<LineGame>(static_cast<int>(n), own, others);
        }
        return worth;
    });
}

TEST_CASE("a pair counts 1, a row of three as two pairs and a triple, a hopeless row nothing") {
    const auto worth_to_x = [](std::string_view drawing) {
        const auto position = read_drawing<connect_four>(drawing);
        REQUIRE(position);
        return (position->discs() % 2 == 0 ? 1 : -1) * linked_discs<connect_four>{}(*position);
    };
    CHECK(worth_to_x(". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\nX X . O . . O\n") ==
          0);
    CHECK(worth_to_x(". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\nO . X X . . O\n") ==
          1);
    CHECK(worth_to_x(". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\nO . . . . . .\nO . X X X . O\n") ==
          3);
}
