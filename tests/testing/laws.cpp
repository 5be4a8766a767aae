#include "support/plain.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games.hpp>
#include <halfmove/testing/laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

template <class G>
void keeps_all_laws(const law_options& options = {}) {
    const law_report report = check_laws<G>(options);
    CHECK_MESSAGE(report.ok(), report.to_text());
}

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
