#include "halfmove/games/notation.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "support/random_game.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace halfmove;
using support::after;
using support::random_game;

namespace {

/// Refused with these words at this character.
template <class Game>
void check_refused(std::string_view text, std::size_t position, std::string_view words) {
    CAPTURE(text);
    const auto moves = read_moves<Game>(text);
    REQUIRE_FALSE(moves);
    CHECK(moves.error().position == position);
    CHECK(moves.error().message == words);
    const auto state = read_position<Game>(text);
    REQUIRE_FALSE(state);
    CHECK(state.error() == moves.error());
}

}  // namespace

TEST_CASE("columns are named 1 to 9, then a, b, c, where discs are dropped") {
    using wide = drop_game<12, 6>;
    CHECK(column_name<wide>(0) == "1");
    CHECK(column_name<wide>(8) == "9");
    CHECK(column_name<wide>(9) == "a");
    CHECK(column_name<wide>(11) == "c");
    CHECK(cell_name<wide>(wide::board.at(11, 3)) == "c");
}

TEST_CASE("cells are named by column and row where marks are placed") {
    CHECK(cell_name<tic_tac_toe>(tic_tac_toe::board.at(1, 1)) == "b2");
    CHECK(cell_name<gomoku>(gomoku::board.at(0, 0)) == "a1");
    CHECK(cell_name<gomoku>(gomoku::board.at(14, 14)) == "o15");
}

TEST_CASE("the names of all cells of gomoku differ") {
    std::set<std::string> names;
    for (const int index : all_cells<gomoku::board>) {
        names.insert(cell_name<gomoku>(cell{static_cast<std::uint16_t>(index)}));
    }
    CHECK(names.size() == 225);
}

TEST_CASE("a game is read as its moves") {
    const auto moves = read_moves<connect_four>("4453");
    REQUIRE(moves);
    const grid board = connect_four::board;
    CHECK(*moves == std::vector<cell>{board.at(3, 0), board.at(3, 1), board.at(4, 0), board.at(2, 0)});
    CHECK(*read_position<connect_four>("4453") == after<connect_four>(*moves));
    CHECK(read_moves<connect_four>("")->empty());
    CHECK(*read_position<connect_four>("") == connect_four::initial());

    const auto marks = read_moves<gomoku>("h8a15o1");
    REQUIRE(marks);
    CHECK(*marks == std::vector<cell>{gomoku::board.at(7, 7), gomoku::board.at(0, 14), gomoku::board.at(14, 0)});
}

TEST_CASE_TEMPLATE("what is written can be read", Game, tic_tac_toe, connect_four, drop_game<5, 5>, drop_game<12, 6>,
                   drop_game<8, 8>, drop_game<9, 7>, drop_game<35, 4>, placement_game<26, 12, 5>, gomoku) {
    random_generator random{1};
    for (int i = 0; i < 30; ++i) {
        const auto moves = random_game<Game>(random, 80);
        const auto read = read_moves<Game>(write_moves<Game>(moves));
        REQUIRE(read);
        REQUIRE(*read == moves);
    }
}

TEST_CASE("a wrong character is refused where it stands") {
    check_refused<connect_four>("44x3", 2, "'x' is not a column from 1 to 7");
    check_refused<connect_four>("4 4", 1, "' ' is not a column from 1 to 7");
    check_refused<connect_four>("44\n", 2, "'\n' is not a column from 1 to 7");
    check_refused<tic_tac_toe>("b2?1", 2, "'?1' is not a column from a to c followed by a row from 1 to 3");
    check_refused<tic_tac_toe>("b2b", 2, "'b' is not a column from a to c followed by a row from 1 to 3");
}

TEST_CASE("a column out of range is refused") {
    check_refused<connect_four>("8", 0, "'8' is not a column from 1 to 7");
    check_refused<connect_four>("4450", 3, "'0' is not a column from 1 to 7");
    check_refused<drop_game<12, 6>>("cd", 1, "'d' is not a column from 1 to c");
    check_refused<tic_tac_toe>("a1d1", 2, "'d1' is not a column from a to c followed by a row from 1 to 3");
    check_refused<tic_tac_toe>("a4", 0, "'a4' is not a column from a to c followed by a row from 1 to 3");
    check_refused<tic_tac_toe>("a01", 0, "'a01' is not a column from a to c followed by a row from 1 to 3");
    check_refused<gomoku>("a1a16", 2, "'a16' is not a column from a to o followed by a row from 1 to 15");
}

TEST_CASE("a full column and a taken cell are refused") {
    check_refused<connect_four>("4444444", 6, "column 4 is full");
    check_refused<tic_tac_toe>("b2a1b2", 4, "cell b2 is taken");
}

TEST_CASE("moves after the end are refused") {
    check_refused<connect_four>("12121213", 7, "the game is over");
    check_refused<connect_four>("1212121x", 7, "the game is over");
    check_refused<tic_tac_toe>("a1a2b1b2c1c2", 10, "the game is over");
}

TEST_CASE("one move is read in its position") {
    const auto position = *read_position<connect_four>("444444");
    CHECK(read_move<connect_four>(position, "4").error().message == "column 4 is full");
    CHECK(*read_move<connect_four>(position, "3") == connect_four::board.at(2, 0));
    CHECK(read_move<connect_four>(position, "33").error() == text_error{0, "'33' is not a column from 1 to 7"});
    CHECK(read_move<connect_four>(position, "").error() == text_error{0, "'' is not a column from 1 to 7"});
}
