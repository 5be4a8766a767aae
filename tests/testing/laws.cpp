#include "support/plain.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games.hpp>
#include <halfmove/testing/laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

// [broken game]
/// Mirrors the board, but forgets to mirror the moves.
struct forgetful : halfmove::drop_game<4, 3, 3> {
    static move transform_move(move chosen, int) { return chosen; }
};
// [broken game]

namespace {

// [any framework]
template <class G>
void keeps_all_laws(const law_options& options = {}) {
    const law_report report = check_laws<G>(options);
    CHECK_MESSAGE(report.ok(), report.to_text());
}
// [any framework]

}  // namespace

TEST_CASE("the games of the library keep all laws") {
    keeps_all_laws<tic_tac_toe>();
    keeps_all_laws<connect_four>();
    keeps_all_laws<drop_game<12, 6>>({.max_positions = 500});
    keeps_all_laws<placement_game<4, 3, 3>>();
    keeps_all_laws<gomoku>({.depth = 1, .games = 1, .max_positions = 50});
}

TEST_CASE("their expanded twins keep all laws") {
    keeps_all_laws<drop_game<4, 4>::expanded>();
    keeps_all_laws<drop_game<5, 4, 3>::expanded>();
    keeps_all_laws<tic_tac_toe::expanded>();
}

TEST_CASE("adapted games keep all laws") {
    keeps_all_laws<capped<drop_game<4, 4, 3>, 9>>();
    keeps_all_laws<misere<tic_tac_toe>>({.last_mover_loses = true});
}

TEST_CASE("only the laws of the powers that a game has are checked") {
    const law_report report = check_laws<support::plain<connect_four>>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 8);
    CHECK(report.find(laws::moves_bounded) == nullptr);
    CHECK(report.find(laws::equal_states_equal_keys) == nullptr);
    using tree = support::tree_game<"[<+-[=-]>[=-]]">;
    CHECK(check_laws<tree>().find(laws::first_begins)->checks == 1);
}

TEST_CASE("the same seed gives the same report") {
    CHECK(check_laws<connect_four>({.seed = 3}).to_text() == check_laws<connect_four>({.seed = 3}).to_text());
    CHECK(check_laws<connect_four>({.seed = 3}).to_text() != check_laws<connect_four>({.seed = 4}).to_text());
}

TEST_CASE("a broken law is reported with a position and a reason") {
    const std::string expected = R"(
// [report]
38 of 40 laws hold on 952 positions
  BROKEN  the moves of an image are the images of the moves  (2013 of 7642)
          in the position after 1
            . . . .
            . . . .
            X . . .
            1 2 3 4
          because the image of move 1 under symmetry 1 is not legal there
  BROKEN  a move made in the image leads to the image of the position after it  (956 of 3925)
          in the initial position
            . . . .
            . . . .
            . . . .
            1 2 3 4
          because with move 1 and symmetry 1 it does not
  holds   a random game comes to an end  (100)
// [report]
)";
    const std::string mark = "// [report]\n";
    const std::size_t begin = expected.find(mark) + mark.size();
    const std::string shown = expected.substr(begin, expected.rfind(mark) - begin);
    CHECK(check_laws<forgetful>().to_text().substr(0, shown.size()) == shown);
}
