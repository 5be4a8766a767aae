#include "halfmove/games/drawing.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "support/random_game.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::after;
using support::random_game;

namespace {

/// Refused with these words at this character.
template <class Game>
void check_refused(std::string_view drawing, std::size_t position, std::string_view words) {
    CAPTURE(drawing);
    const auto read = read_drawing<Game>(drawing);
    REQUIRE_FALSE(read);
    CAPTURE(read.error().message);
    CHECK(read.error().position == position);
    CHECK(read.error().message.find(words) != std::string::npos);
}

std::string without_escape_codes(std::string text) {
    for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b')) {
        text.erase(at, text.find('m', at) - at + 1);
    }
    return text;
}

}  // namespace

TEST_CASE("Connect 4 as it is drawn") {
    CHECK(draw<connect_four>(*read_position<connect_four>("4453")) ==
          ". . . . . . .\n"
          ". . . . . . .\n"
          ". . . . . . .\n"
          ". . . . . . .\n"
          ". . . O . . .\n"
          ". . O X X . .\n"
          "1 2 3 4 5 6 7\n");
}

TEST_CASE("tic-tac-toe as it is drawn") {
    CHECK(draw<tic_tac_toe>(*read_position<tic_tac_toe>("b2a1c1")) ==
          "3 . . .\n"
          "2 . X .\n"
          "1 O . X\n"
          "  a b c\n");
}

TEST_CASE("row labels of high boards are aligned") {
    const std::string text = draw<gomoku>(gomoku::initial());
    CHECK(text.starts_with("15 . . "));
    CHECK(text.find("\n 9 . ") != std::string::npos);
    CHECK(text.ends_with("\n   a b c d e f g h i j k l m n o\n"));
}

TEST_CASE_TEMPLATE("what is drawn can be read", Game, tic_tac_toe, connect_four, drop_game<5, 5>, drop_game<12, 6>,
                   drop_game<8, 8>, drop_game<9, 7>, drop_game<1, 4>, placement_game<4, 3, 3>, gomoku) {
    random_generator random{1};
    for (int plies = 0; plies < 60; ++plies) {
        const auto position = after<Game>(random_game<Game>(random, plies));
        const auto read = read_drawing<Game>(draw<Game>(position));
        REQUIRE(read);
        REQUIRE(*read == position);
    }
}

TEST_CASE("labels, blanks and blank lines do not matter") {
    const auto expected = *read_position<tic_tac_toe>("b2a1c1");
    CHECK(*read_drawing<tic_tac_toe>("...\n.X.\nO.X") == expected);
    CHECK(*read_drawing<tic_tac_toe>("\n\n  . . .  \r\n\t.X.\r\n  O . X\r\n\r\n") == expected);
    CHECK(*read_drawing<tic_tac_toe>("3 ...\n2 .X.\n1 O.X\n  abc") == expected);
}

TEST_CASE("colours add escape codes around the discs and nothing else") {
    const auto position = *read_position<connect_four>("4453");
    const std::string plain = draw<connect_four>(position);
    const std::string coloured = draw<connect_four>(position, {.colour = true});
    CHECK(plain.find('\x1b') == std::string::npos);
    CHECK(without_escape_codes(coloured) == plain);
    CHECK(coloured.find("\x1b[33mX\x1b[0m \x1b[33mX\x1b[0m") != std::string::npos);
    CHECK(coloured.find("\x1b[31mO\x1b[0m") != std::string::npos);
    CHECK(std::count(coloured.begin(), coloured.end(), '\x1b') == 2 * 4);

    const auto last = connect_four::bits::single(connect_four::board.at(2, 0).index);
    const std::string highlighted = draw<connect_four>(position, {.colour = true, .highlighted = last});
    CHECK(without_escape_codes(highlighted) == plain);
    CHECK(highlighted.find(". . \x1b[31;1;7mO\x1b[0m ") != std::string::npos);
    CHECK(draw<connect_four>(position, {.colour = false, .highlighted = last}) == plain);
}

TEST_CASE("a wrong character is refused where it stands") {
    check_refused<tic_tac_toe>("...\n.?.\n...", 5, "'?' is not one of '.', 'X' and 'O'");
    check_refused<tic_tac_toe>("...\n.x.\n...", 5, "'x' is not one of");
    check_refused<connect_four>("1", 0, "'1' is not one of");
    check_refused<connect_four>("\x1b[33mX", 0, "is not one of");
}

TEST_CASE("a drawing of the wrong size is refused where it goes wrong") {
    check_refused<tic_tac_toe>("", 0, "ends early: wanted 3 rows of 3 cells");
    check_refused<tic_tac_toe>("...\n...", 7, "ends early");
    check_refused<tic_tac_toe>("...\n..\n...", 6, "too short");
    check_refused<tic_tac_toe>("...\n....\n...", 7, "too long");
    check_refused<tic_tac_toe>("...\n...\n...\n...", 12, "unexpected text after the drawing");
    check_refused<tic_tac_toe>("...\n...\n...\na b d", 16, "unexpected text");
    check_refused<connect_four>(draw<drop_game<8, 6>>({}), 14, "too long: wanted 6 rows of 7 cells");
    check_refused<connect_four>(draw<drop_game<6, 6>>({}), 11, "too short");
    check_refused<connect_four>(draw<drop_game<7, 7>>({}), 84, "unexpected text after the drawing");
}

TEST_CASE("a position that no game can reach is refused") {
    check_refused<tic_tac_toe>("O..\n...\n...", 11, "not 0 X and 1 O");
    check_refused<tic_tac_toe>("XX.\n...\n...", 11, "not 2 X and 0 O");
    check_refused<tic_tac_toe>("XXX\nOO.\nO..", 11, "X is to move but has a line");
    check_refused<tic_tac_toe>("XX.\nX.X\nOOO", 11, "O is to move but has a line");
    check_refused<tic_tac_toe>("XXX\n...\nOOO", 11, "X is to move but has a line");
    check_refused<drop_game<3, 3>>("...\nX.O\n...", 4, "a disc in column 1 hangs in the air");
    check_refused<drop_game<3, 3>>("..O\n...\nX..", 2, "a disc in column 3 hangs in the air");
}

TEST_CASE("a finished game can be read") {
    const auto won = read_drawing<tic_tac_toe>("XXX\nOO.\n...");
    REQUIRE(won);
    CHECK(tic_tac_toe::outcome_of(*won) == outcome::loss);
    const auto full = read_drawing<tic_tac_toe>("XOX\nXOO\nOXX");
    REQUIRE(full);
    CHECK(tic_tac_toe::outcome_of(*full) == outcome::draw);
}
