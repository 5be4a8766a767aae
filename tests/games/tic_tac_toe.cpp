#include "halfmove/games/tic_tac_toe.hpp"

#include "halfmove/testing/distinct_positions.hpp"
#include "halfmove/testing/exact_score.hpp"
#include "halfmove/testing/perft.hpp"

#include <doctest/doctest.h>

#include <numeric>

using namespace halfmove;

namespace {

using counts = std::vector<std::uint64_t>;

static_assert(tic_tac_toe::symmetries == 8 && tic_tac_toe::max_moves == 9 && gomoku::max_moves == 225);
static_assert(injectively_keyed_game<tic_tac_toe> && injectively_keyed_game<gomoku>);
static_assert(text_game<gomoku> && winning_move_game<gomoku> && random_move_game<gomoku>);
static_assert(perft<tic_tac_toe>(3) == 504);

std::uint64_t finished_games(const tic_tac_toe::state& position) {
    if (tic_tac_toe::outcome_of(position)) { return 1; }
    std::uint64_t games = 0;
    for (const cell move : tic_tac_toe::moves(position)) {
        games += finished_games(tic_tac_toe::apply(position, move));
    }
    return games;
}

std::uint64_t sum(const counts& numbers) { return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0}); }

}  // namespace

TEST_CASE("perft of tic-tac-toe") {
    const counts published{1, 9, 72, 504, 3'024, 15'120, 54'720, 148'176, 200'448, 127'872};
    counts counted;
    for (int depth = 0; depth <= 9; ++depth) { counted.push_back(perft<tic_tac_toe>(depth)); }
    CHECK(counted == published);
    CHECK(sum(counted) == 549'946);
}

TEST_CASE("there are 255,168 games of tic-tac-toe") { CHECK(finished_games(tic_tac_toe::initial()) == 255'168); }

TEST_CASE("tic-tac-toe has 5,478 positions, 765 up to symmetry") {
    CHECK(sum(distinct_positions<tic_tac_toe>(9)) == 5'478);
    CHECK(sum(distinct_positions_up_to_symmetry<tic_tac_toe>(9)) == 765);
}

TEST_CASE("tic-tac-toe is a draw, whatever the first move") {
    const auto first = tic_tac_toe::initial();
    CHECK(exact_score<tic_tac_toe>(first, 549'946) == draw_score);
    CHECK_FALSE(exact_score<tic_tac_toe>(first, 549'945).has_value());
    for (const cell move : tic_tac_toe::moves(first)) {
        CHECK(exact_score<tic_tac_toe>(tic_tac_toe::apply(first, move), 100'000) == draw_score);
    }
}

TEST_CASE("gomoku needs five in a line") {
    const auto four = *read_position<gomoku>("h8a1h9a2h10a3h11a4");
    CHECK_FALSE(gomoku::outcome_of(four));
    CHECK(gomoku::winning_move(four).has_value());
    CHECK(gomoku::outcome_of(*read_position<gomoku>("h8a1h9a2h10a3h11a4h12")) == outcome::loss);
    CHECK(gomoku::outcome_of(*read_position<gomoku>("e5a1f6a2g7a3h8a4i9")) == outcome::loss);
    CHECK(gomoku::outcome_of(*read_position<gomoku>("k11a1l10a2m9a3n8a4o7")) == outcome::loss);
}
