#include "halfmove/games/misere.hpp"

#include "halfmove/games/capped.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/testing/exact_score.hpp"
#include "halfmove/testing/laws.hpp"
#include "support/known_game.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::known_game;
using support::take_away;

namespace {

using misere_tic_tac_toe = misere<tic_tac_toe>;
using rich = misere<known_game>;
using poor = misere<take_away<5>>;

static_assert(explain<misere_tic_tac_toe>() && explain<rich>() && explain<poor>() && explain<misere<rich>>());

// True of positions and moves, whoever wins: forwarded.

static_assert(injectively_keyed_game<rich> && canonically_keyed_game<rich> && symmetric_game<rich>);
static_assert(key_bits_of<rich> == known_game::key_bits && std::same_as<key_of<rich>, key_of<known_game>>);
static_assert(turn_game<rich> && random_move_game<rich> && indexed_game<rich> && in_place_game<rich>);
static_assert(text_game<rich> && finite_game<rich> && evaluated_game<rich> && declared_max_moves<rich>);

// Knowledge of who wins: not forwarded.

static_assert(winning_move_game<known_game> && !winning_move_game<rich>);
static_assert(safe_moves_game<known_game> && !safe_moves_game<rich>);
static_assert(bounded_game<known_game> && !bounded_game<rich>);
static_assert(last_mover_wins_game<known_game> && !last_mover_wins_game<rich>);
static_assert(prioritised_game<known_game> && !prioritised_game<rich>);
static_assert(child_prioritised_game<known_game> && !child_prioritised_game<rich>);

// Nothing is invented.

static_assert(!keyed_game<poor> && !symmetric_game<poor> && !turn_game<poor> && !random_move_game<poor>);
static_assert(!text_game<poor> && !evaluated_game<poor> && !in_place_game<poor> && !finite_game<poor>);

}  // namespace

TEST_CASE("whoever would have won has lost; a draw stays a draw") {
    const auto outcomes = [](std::string_view moves) {
        const auto position = *read_position<tic_tac_toe>(moves);
        return std::pair{tic_tac_toe::outcome_of(position), misere_tic_tac_toe::outcome_of(position)};
    };
    CHECK(outcomes("a1a2b1b2c1") == std::pair<optional_outcome, optional_outcome>{outcome::loss, outcome::win});
    CHECK(outcomes("a1b2c3b1b3a3c1c2a2") ==
          std::pair<optional_outcome, optional_outcome>{outcome::draw, outcome::draw});
    CHECK(outcomes("a1") == std::pair<optional_outcome, optional_outcome>{});
}

TEST_CASE("twice misere is the game itself") {
    const auto won = *read_position<tic_tac_toe>("a1a2b1b2c1");
    CHECK(misere<misere_tic_tac_toe>::outcome_of(won) == tic_tac_toe::outcome_of(won));
    CHECK(misere<rich>::evaluate(*read_position<known_game>("2")) ==
          known_game::evaluate(*read_position<known_game>("2")));
}

TEST_CASE("an estimate changes its sign") {
    const auto centre_taken = *read_position<known_game>("2");
    CHECK(known_game::evaluate(centre_taken) == -1);
    CHECK(rich::evaluate(centre_taken) == 1);
}

TEST_CASE("misere tic-tac-toe is a draw, and only the centre keeps it") {
    const auto first = misere_tic_tac_toe::initial();
    CHECK(exact_score<misere_tic_tac_toe>(first, 549'946) == draw_score);
    for (const cell move : misere_tic_tac_toe::moves(first)) {
        const auto value = exact_score<misere_tic_tac_toe>(misere_tic_tac_toe::apply(first, move), 549'946);
        REQUIRE(value);
        const bool is_centre = move == tic_tac_toe::board.at(1, 1);
        CHECK(outcome_from(*value) == (is_centre ? outcome::draw : outcome::win));
    }
}

TEST_CASE("who takes the last stone loses: lost exactly with one stone more than a multiple of four") {
    for (int stones = 1; stones <= 14; ++stones) {
        const auto value = exact_score<misere<take_away<14>>>({stones}, 100'000);
        REQUIRE(value);
        CHECK(is_loss(*value) == (stones % 4 == 1));
    }
}

TEST_CASE_TEMPLATE("the laws hold for what is forwarded", Game, misere_tic_tac_toe, rich,
                   misere<capped<known_game, 6>>) {
    const law_report report = check_laws<Game>({.games = 20, .max_positions = 300, .exact_nodes = 2'000});
    CAPTURE(report.to_text());
    CHECK(report.ok());
}
