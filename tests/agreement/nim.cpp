#include "games/nim.hpp"

#include "support/agreement.hpp"

#include <halfmove/games/capped.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;
using examples::misere_nim;
using examples::nim;

TEST_CASE("all searches agree on nim, to a horizon") {
    // The cap is never reached. It makes the number of moves a part of the key.
    expect_all_agree_before<capped<nim<3, 4, 5>, 100>>({3, 5}, 3, 600);
    expect_all_agree_before<capped<misere_nim<2, 3, 4>, 100>>({4, 6}, 4, 600);
}

TEST_CASE("all searches agree on nim, to the end of the game") {
    using small = nim<2, 3, 3>;
    const auto questions = all_questions_before<small>(8);
    CHECK(questions.size() == 3 * 4 * 4 - 1);
    expect_all_agree<small>(questions, no_evaluation{});
    expect_all_agree<small, no_evaluation, outcome_scoring>(questions, {});
}

TEST_CASE("Bouton's bounds change nothing in a search to the end of the game") {
    using small = nim<2, 3, 3>;
    using table = transposition_table<small>;
    const auto expect = [](const auto& test) {
        test.template expect_with_bound<game_bounds<small>, no_table<small>, full_window_first>("bounds");
        test.template expect_with_bound<game_bounds<small>, table, null_window_first>("bounds and a table");
    };
    const auto questions = all_questions_before<small>(8);
    expect(agreement<small, no_evaluation>{questions, {}});
    expect(agreement<small, no_evaluation, outcome_scoring>{questions, {}});
}
