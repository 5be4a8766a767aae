#include "games/kalah.hpp"

#include "support/agreement.hpp"

#include <halfmove/games/capped.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;
using examples::kalah;

TEST_CASE("all searches agree where a side moves again, to a horizon") {
    // The cap is never reached. It makes the number of moves a part of the key.
    expect_all_agree_before<capped<kalah<>, 1'000>>({5, 20, 35}, 4, 400);
    expect_all_agree_before<capped<kalah<3, 2>, 1'000>, outcome_scoring>({6, 9}, 5, 400);
}

TEST_CASE("all searches agree where a side moves again, to the end of the game") {
    using small = kalah<4, 1>;
    const auto questions = all_questions_before<small>(max_depth);
    CHECK(questions.size() == 2'171);
    expect_all_agree<small>(questions, no_evaluation{});
    expect_all_agree<small, no_evaluation, outcome_scoring>(questions, {});
}
