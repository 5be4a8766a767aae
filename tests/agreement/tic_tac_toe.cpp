#include "support/agreement.hpp"

#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;

TEST_CASE("all searches agree on every position of tic-tac-toe, to the end of the game") {
    const auto questions = all_questions_before<tic_tac_toe>(9);
    CHECK(questions.size() == 4'520);  // of 5,478; the others are finished
    expect_all_agree<tic_tac_toe>(questions, no_evaluation{});
    expect_all_agree<tic_tac_toe, no_evaluation, outcome_scoring>(questions, {});
}

TEST_CASE("a finished position has no move, and its outcome for a value") {
    std::size_t finished = 0;
    const auto engine = std::make_unique<alpha_beta<tic_tac_toe, standard_policies<tic_tac_toe>>>();
    minimax<tic_tac_toe> two_sided;
    negamax<tic_tac_toe> one_sided;
    const auto is_right = [](const auto& found, score value) {
        return !found.best && found.value == value && found.complete && found.exact && found.line.empty();
    };
    std::set<key_of<tic_tac_toe>> seen;
    for (const auto& each : all_questions_before<tic_tac_toe>(9)) {
        for (const auto move : tic_tac_toe::moves(each.root)) {
            const auto child = tic_tac_toe::apply(each.root, move);
            const auto end = tic_tac_toe::outcome_of(child);
            if (!end || !seen.insert(tic_tac_toe::key(child)).second) { continue; }
            ++finished;
            const score value = score_from(*end);
            REQUIRE(is_right(engine->run(child, {.depth = 3}), value));
            REQUIRE(is_right(deepen(*engine, child, {.depth = 3}), value));
            REQUIRE(is_right(mtd_f(*engine, child, {.depth = 3}), value));
            REQUIRE(is_right(two_sided.run(child, 3), value));
            REQUIRE(is_right(one_sided.run(child, 3), value));
            const auto report = analyse(*engine, child, {.depth = 3});
            REQUIRE(report.moves.empty());
            REQUIRE(report.complete);
        }
    }
    CHECK(finished == 958);
}

TEST_CASE("all searches agree on every position of tic-tac-toe, to a horizon") {
    for (const int horizon : {3, 5, 7}) {
        for (const std::uint32_t values : {3U, 2'001U}) {
            CAPTURE(horizon);
            CAPTURE(values);
            expect_all_agree<tic_tac_toe>(all_questions_before<tic_tac_toe>(horizon),
                                          hashed_evaluation<tic_tac_toe>{values});
        }
    }
}
