#include "halfmove/search/presets.hpp"

#include "halfmove/search/negamax.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

struct no_depth {
    using rules = connect_four;
    using policies = no_policies;
    using tie_break = first_of_equals;
};
static_assert(!preset<no_depth> && !preset<int>);

/// A game between a preset, which plays the first side or the second, and random moves.
template <preset P>
outcome outcome_for_preset(bool begins, random_generator& random) {
    using rules = typename P::rules;
    auto position = rules::initial();
    for (bool preset_moves = begins;; preset_moves = !preset_moves) {
        if (const auto result = rules::outcome_of(position)) { return preset_moves ? *result : opposite(*result); }
        const auto move = preset_moves ? *choose_as<P>(position) : rules::random_move(position, random);
        position = rules::apply(position, move);
    }
}

/// The moves of a game that a preset plays against itself.
template <preset P>
std::string game_against_itself() {
    using rules = typename P::rules;
    std::string moves;
    auto position = rules::initial();
    while (const auto move = choose_as<P>(position)) {
        moves += rules::move_to_text(position, *move);
        position = rules::apply(position, *move);
    }
    REQUIRE(rules::outcome_of(position));
    return moves;
}

}  // namespace

TEST_CASE("on the wide board a game ends with a line or after 42 discs") {
    const std::string moves = game_against_itself<wide_board>();
    CHECK(moves.size() <= 42);
    CHECK(moves.size() >= 7);
    CHECK(moves == game_against_itself<wide_board>());
    random_generator random{1};
    for (const bool begins : {true, false, true, false}) {
        CHECK(outcome_for_preset<wide_board>(begins, random) == outcome::win);
    }
}

TEST_CASE("on the wide board equal moves are decided by lines, then by the centre") {
    const auto start = wide_board::rules::initial();
    const auto scores = analyse_as<wide_board>(start);
    REQUIRE(scores.moves.size() == 12);
    const auto chosen = *choose_as<wide_board>(start);
    // Columns 6 and 7 mirror each other; the left one comes first.
    CHECK(wide_board::rules::move_to_text(start, chosen) == "6");
    CHECK(scores.moves[5].value == scores.moves[6].value);
}

TEST_CASE("every column has a score, and a whole game is played by them") {
    const std::string moves = game_against_itself<column_scores>();
    CHECK(moves.size() >= 7);
    CHECK(moves == game_against_itself<column_scores>());
    random_generator random{2};
    for (const bool begins : {true, false, true, false}) {
        CHECK(outcome_for_preset<column_scores>(begins, random) == outcome::win);
    }
}

TEST_CASE("on the empty board the scores of the columns are symmetric") {
    const auto scores = analyse_as<column_scores>(connect_four::initial());
    REQUIRE(scores.moves.size() == 7);
    for (std::size_t i = 0; i < 7; ++i) { CHECK(scores.moves[i].value == scores.moves[6 - i].value); }
}

TEST_CASE("the scores of the columns are those of plain negamax") {
    const auto position = *read_position<connect_four>("4435");
    const auto scores = analyse_as<column_scores>(position);
    REQUIRE(scores.moves.size() == 7);
    CHECK(scores.depth == column_scores::depth);
    for (const auto& report : scores.moves) {
        negamax<connect_four, column_scores::policies> oracle;
        const auto reply = oracle.run(connect_four::apply(position, report.move), column_scores::depth - 1);
        CHECK(report.value == -one_ply_farther(reply.value));
    }
}

TEST_CASE("a quick win is preferred to a slow one, and a slow loss to a quick one") {
    const auto three_in_a_row = *read_position<connect_four>("414243");
    CHECK(choose_as<column_scores>(three_in_a_row) == connect_four::board.at(3, 3));
    const auto must_block = *read_position<connect_four>("41424");
    CHECK(choose_as<column_scores>(must_block) == connect_four::board.at(3, 3));
}
