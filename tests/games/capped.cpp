#include "halfmove/games/capped.hpp"

#include "halfmove/games/misere.hpp"
#include "halfmove/testing/laws.hpp"
#include "support/known_game.hpp"
#include "support/random_game.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace halfmove;
using support::after;
using support::known_game;
using support::random_game;
using support::take_away;

namespace {

using wide = drop_game<12, 6>;
using wide_with_42_discs = capped<wide, 42>;

struct keyed_stones : take_away<10> {
    static constexpr bool key_is_injective = true;
    static constexpr std::uint32_t key(const state& position) { return static_cast<std::uint32_t>(position.stones); }
};

using rich = capped<known_game, 6>;
using poor = capped<take_away<10>, 3>;

static_assert(explain<wide_with_42_discs>() && explain<rich>() && explain<poor>() &&
              explain<capped<misere<wide>, 9>>());
static_assert(injectively_keyed_game<rich> && canonically_keyed_game<rich> && symmetric_game<rich> && turn_game<rich>);
static_assert(random_move_game<rich> && indexed_game<rich> && in_place_game<rich> && text_game<rich>);
static_assert(evaluated_game<rich> && prioritised_game<rich> && child_prioritised_game<rich>);
static_assert(winning_move_game<rich> && safe_moves_game<rich> && bounded_game<rich> && last_mover_wins_game<rich>);
static_assert(declared_max_moves<rich> && finite_game<rich> && finite_game<poor>);

static_assert(!keyed_game<poor> && !symmetric_game<poor> && !turn_game<poor> && !random_move_game<poor>);
static_assert(!text_game<poor> && !evaluated_game<poor> && !in_place_game<poor> && !winning_move_game<poor>);
static_assert(!safe_moves_game<poor> && !bounded_game<poor> && !last_mover_wins_game<poor>);
static_assert(!winning_move_game<capped<misere<known_game>, 6>>);
static_assert(!expandable_game<capped<connect_four, 42>>);
static_assert(game_key<key_of<wide_with_42_discs>>);

/// Plays discs that make no line, at random, while there are any.
wide_with_42_discs::state quiet_game(random_generator& random, int discs) {
    auto position = wide_with_42_discs::initial();
    while (position.moves_made < discs) {
        std::vector<cell> quiet;
        for (const cell move : wide_with_42_discs::moves(position)) {
            if (wide::outcome_of(wide::apply(position.inner, move)) != outcome::loss) { quiet.push_back(move); }
        }
        if (quiet.empty()) { return quiet_game(random, discs); }
        position =
            wide_with_42_discs::apply(position, quiet[uniform_below(random, static_cast<std::uint32_t>(quiet.size()))]);
    }
    return position;
}

}  // namespace

TEST_CASE("12 x 6 with 42 discs: the 42nd ends the game in a draw") {
    random_generator random{1};
    const auto last_but_one = quiet_game(random, 41);
    CHECK(wide_with_42_discs::outcome_of(last_but_one) == std::nullopt);
    CHECK(wide_with_42_discs::moves_left(last_but_one) == 1);

    const auto end = quiet_game(random, 42);
    CHECK(end.inner.discs() == 42);
    CHECK(wide::outcome_of(end.inner) == std::nullopt);
    CHECK(wide_with_42_discs::outcome_of(end) == outcome::draw);
    CHECK(wide_with_42_discs::plies_left(end) == 0);
}

TEST_CASE("12 x 6 with 42 discs: a line made by the 42nd wins") {
    random_generator random{2};
    auto position = quiet_game(random, 41);
    while (!wide_with_42_discs::winning_move(position)) { position = quiet_game(random, 41); }
    const auto end = wide_with_42_discs::apply(position, *wide_with_42_discs::winning_move(position));
    CHECK(end.moves_made == 42);
    CHECK(wide_with_42_discs::outcome_of(end) == outcome::loss);
}

TEST_CASE("12 x 6 with 42 discs: no game lasts longer, and earlier ones end by a line") {
    random_generator random{3};
    for (int i = 0; i < 100; ++i) {
        const auto end = after<wide_with_42_discs>(random_game<wide_with_42_discs>(random));
        REQUIRE(end.moves_made <= 42);
        REQUIRE(end.inner.discs() == end.moves_made);
        if (end.moves_made < 42) { REQUIRE(wide_with_42_discs::outcome_of(end) == outcome::loss); }
    }
}

TEST_CASE("a capped game is worth what can be reached in time, at every position and for every cap") {
    const auto check_cap = []<int Moves>(std::integral_constant<int, Moves>) {
        using game_with_cap = capped<known_game, Moves>;
        std::set<std::uint64_t> seen;
        const auto visit = [&](const auto& self, const typename game_with_cap::state& position) -> void {
            if (!seen.insert(known_game::key(position.inner)).second) { return; }
            const auto value = exact_score<game_with_cap>(position, 1'000'000);
            const auto inner = exact_score<known_game>(position.inner, 1'000'000);
            REQUIRE(value);
            REQUIRE(inner);
            const bool in_time = is_decided(*inner) && distance_to_end(*inner) <= game_with_cap::moves_left(position);
            REQUIRE(*value == (in_time ? *inner : draw_score));
            REQUIRE(game_with_cap::bounds(position, full_window) == score_bounds{*value, *value});
            if (game_with_cap::outcome_of(position)) { return; }
            for (const cell move : game_with_cap::moves(position)) { self(self, game_with_cap::apply(position, move)); }
        };
        visit(visit, game_with_cap::initial());
        CHECK(seen.size() > static_cast<std::size_t>(Moves));
    };
    [&]<int... Caps>(std::integer_sequence<int, Caps...>) {
        (check_cap(std::integral_constant<int, Caps + 1>{}), ...);
    }(std::make_integer_sequence<int, 9>{});
}

TEST_CASE("with one move left every move is safe") {
    // X threatens a column: O must answer it, unless there is no time to carry it out.
    const auto threatened = *read_position<known_game>("121");
    using in_time = capped<known_game, 9>;
    using too_late = capped<known_game, 4>;
    CHECK(in_time::safe_moves({threatened, 3}).size() == 1);
    CHECK(too_late::safe_moves({threatened, 3}).size() == too_late::moves({threatened, 3}).size());
}

TEST_CASE("the same stones after another number of moves are another position") {
    using game_with_cap = capped<keyed_stones, 3>;
    const auto at_once = after<game_with_cap>({2});
    const auto in_two = after<game_with_cap>({1, 1});
    CHECK(at_once.inner == in_two.inner);
    CHECK(at_once != in_two);
    CHECK(game_with_cap::key(at_once) != game_with_cap::key(in_two));
    CHECK(hash_of(game_with_cap::key(at_once)) != hash_of(game_with_cap::key(in_two)));
    CHECK(game_with_cap::key(at_once) < game_with_cap::key(in_two));
    CHECK(game_with_cap::key(at_once) == game_with_cap::key(after<game_with_cap>({2})));
}

TEST_CASE("a position is known by its plies left, of the cap or of the inner game") {
    CHECK(capped<known_game, 6>::plies_left(capped<known_game, 6>::initial()) == 6);
    CHECK(capped<known_game, 20>::plies_left(capped<known_game, 20>::initial()) == 9);
    CHECK(poor::plies_left(after<poor>({1, 1})) == 1);
}

TEST_CASE("moves are read until the cap") {
    const auto over = after<capped<known_game, 1>>({known_game::board.at(0, 0)});
    CHECK(capped<known_game, 1>::move_from_text(over, "1").error() == text_error{0, "the game is over after 1 moves"});
    CHECK(*rich::move_from_text(rich::initial(), "2") == known_game::board.at(1, 0));
    CHECK(rich::move_from_text(rich::initial(), "7").error().message == "'7' is not a column from 1 to 3");
}

TEST_CASE_TEMPLATE("the laws hold for all that is forwarded", Game, wide_with_42_discs, rich, capped<known_game, 4>,
                   capped<known_game, 9>, capped<keyed_stones, 4>, capped<misere<known_game>, 5>) {
    const law_report report = check_laws<Game>({.games = 20, .max_positions = 300, .exact_nodes = 2'000});
    CAPTURE(report.to_text());
    CHECK(report.ok());
}
