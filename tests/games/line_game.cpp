#include "halfmove/games/line_game.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/testing/laws.hpp"
#include "support/random_game.hpp"
#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace halfmove;
using support::after;
using support::looks_uniform;
using support::random_game;

#define SMALL_GAMES                                                                                                    \
    tic_tac_toe, connect_four, drop_game<5, 5>, drop_game<12, 6>, drop_game<8, 8>, drop_game<9, 7>, drop_game<8, 7>,   \
        drop_game<7, 3>, drop_game<1, 5, 3>, drop_game<3, 3, 1>, placement_game<4, 3, 3>, placement_game<6, 7, 4>,     \
        placement_game<2, 2, 3>
#define ALL_GAMES SMALL_GAMES, placement_game<7, 9, 5>, gomoku

namespace {

template <class Game>
constexpr int games_to_play = Game::board.cells() > 100 ? 5 : 40;

/// Visits every position that can be reached, each once.
template <class Game, class Visit>
void visit_all(const typename Game::state& position, std::set<std::string>& seen, Visit visit) {
    if (!seen.insert(Game::to_text(position)).second) { return; }
    visit(position);
    if (Game::outcome_of(position)) { return; }
    for (const cell move : Game::moves(position)) { visit_all<Game>(Game::apply(position, move), seen, visit); }
}

}  // namespace

TEST_CASE_TEMPLATE("a game is won by the last disc of a line, or drawn on a full board", Game, ALL_GAMES) {
    random_generator random{1};
    for (int i = 0; i < games_to_play<Game>; ++i) {
        const auto moves = random_game<Game>(random);
        const auto position = after<Game>(moves);
        REQUIRE(position.discs() == static_cast<int>(moves.size()));
        const auto result = Game::outcome_of(position);
        REQUIRE(result);
        const bool line = has_line_through<Game::board, Game::line_length>(position.theirs(), moves.back());
        REQUIRE(*result == (line ? outcome::loss : outcome::draw));
        REQUIRE_FALSE(has_line<Game::board, Game::line_length>(position.mine));
        if (!line) { REQUIRE(position.discs() == Game::board.cells()); }
    }
}

TEST_CASE_TEMPLATE("a winning move is found exactly if trying all moves finds one", Game, ALL_GAMES) {
    random_generator random{2};
    for (int i = 0; i < games_to_play<Game>; ++i) {
        auto position = Game::initial();
        for (const cell move : random_game<Game>(random)) {
            bool can_win = false;
            for (const cell each : Game::moves(position)) {
                can_win = can_win || Game::outcome_of(Game::apply(position, each)) == outcome::loss;
            }
            const auto found = Game::winning_move(position);
            REQUIRE(found.has_value() == can_win);
            if (found) {
                REQUIRE(Game::playable(position).contains(found->index));
                REQUIRE(Game::outcome_of(Game::apply(position, *found)) == outcome::loss);
            }
            position = Game::apply(position, move);
        }
    }
}

TEST_CASE_TEMPLATE("a random move is each legal move equally often", Game, tic_tac_toe, connect_four, drop_game<12, 6>,
                   gomoku) {
    random_generator random{3};
    const auto position = after<Game>(random_game<Game>(random, 4));
    std::map<cell, int> drawn;
    for (const cell move : Game::moves(position)) { drawn[move] = 0; }
    const std::size_t legal = drawn.size();
    for (std::size_t i = 0; i < 500 * legal; ++i) { ++drawn[Game::random_move(position, random)]; }
    REQUIRE(drawn.size() == legal);
    std::vector<int> counts;
    for (const auto& [move, count] : drawn) { counts.push_back(count); }
    CHECK(looks_uniform(counts));
}

TEST_CASE_TEMPLATE("different positions have different keys, and images share one: every position", Game,
                   drop_game<3, 3, 3>, drop_game<4, 3, 3>, drop_game<3, 4, 3>, tic_tac_toe, placement_game<3, 2, 3>,
                   placement_game<1, 6, 3>) {
    std::set<std::string> positions;
    std::set<key_of<Game>> keys;
    std::set<key_of<Game>> canonical_keys;
    std::set<std::string> least_drawings;
    visit_all<Game>(Game::initial(), positions, [&](const typename Game::state& position) {
        keys.insert(Game::key(position));
        canonical_keys.insert(canonical_key<Game>(position));
        std::string least = Game::to_text(position);
        for (int i = 1; i < Game::symmetries; ++i) {
            const auto image = Game::transform(position, i);
            least = std::min(least, Game::to_text(image));
            REQUIRE(canonical_key<Game>(image) == canonical_key<Game>(position));
        }
        least_drawings.insert(least);
    });
    CHECK(positions.size() > 50);
    CHECK(keys.size() == positions.size());
    CHECK(canonical_keys.size() == least_drawings.size());
}

TEST_CASE_TEMPLATE("the laws of a game and of all its powers hold", Game, SMALL_GAMES) {
    const law_report report = check_laws<Game>({.games = 20, .max_positions = 300, .exact_nodes = 2'000});
    CAPTURE(report.to_text());
    CHECK(report.ok());
}

TEST_CASE_TEMPLATE("moves are numbered apart, within the declared range", Game, tic_tac_toe, connect_four, gomoku) {
    std::set<std::size_t> numbers;
    for (const int index : all_cells<Game::board>) {
        const std::size_t number = Game::move_index(cell{static_cast<std::uint16_t>(index)});
        CHECK(number < Game::move_indices);
        numbers.insert(number);
    }
    CHECK(static_cast<int>(numbers.size()) == Game::board.cells());
}

TEST_CASE("a disc is dropped into a column until it is full") {
    auto position = connect_four::initial();
    for (int row = 0; row < 6; ++row) {
        const auto move = connect_four::drop_in(position, 2);
        REQUIRE(move);
        CHECK(*move == connect_four::board.at(2, row));
        position = connect_four::apply(position, *move);
    }
    CHECK_FALSE(connect_four::drop_in(position, 2).has_value());
    CHECK(connect_four::drop_in(position, 3).has_value());
}

TEST_CASE("a game writes and reads itself") {
    const auto position = *read_position<tic_tac_toe>("b2a1");
    CHECK(tic_tac_toe::to_text(position) == draw<tic_tac_toe>(position));
    CHECK(tic_tac_toe::move_to_text(position, tic_tac_toe::board.at(2, 0)) == "c1");
    CHECK(*tic_tac_toe::move_from_text(position, "c1") == tic_tac_toe::board.at(2, 0));
    CHECK(tic_tac_toe::move_from_text(position, "a1").error() == text_error{0, "cell a1 is taken"});
}

namespace {

/// X takes the bottom row while O stacks above; the compiler plays it.
template <class Game>
constexpr bool row_wins() {
    auto position = Game::initial();
    for (int column = 0; column < Game::line_length; ++column) {
        if (Game::outcome_of(position)) { return false; }
        if (Game::winning_move(position).has_value() != (column == Game::line_length - 1)) { return false; }
        position = Game::apply(position, Game::board.at(column, 0));
        if (column < Game::line_length - 1) { position = Game::apply(position, Game::board.at(column, 1)); }
    }
    return Game::outcome_of(position) == outcome::loss && Game::key(position) != Game::key(Game::initial()) &&
        Game::transform(Game::transform(position, 1), 1) == position;
}

static_assert(row_wins<tic_tac_toe>() && row_wins<connect_four>() && row_wins<drop_game<5, 5>>());
static_assert(row_wins<drop_game<12, 6>>() && row_wins<drop_game<8, 8>>() && row_wins<drop_game<9, 7>>());
static_assert(row_wins<gomoku>());

}  // namespace

TEST_CASE("five, four or three in the bottom row") {
    CHECK(row_wins<tic_tac_toe>());
    CHECK(row_wins<connect_four>());
    CHECK(row_wins<gomoku>());
}
