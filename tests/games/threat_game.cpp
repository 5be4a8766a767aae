#include "halfmove/games/threat_game.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/testing/laws.hpp"
#include "support/exact_values.hpp"
#include "support/random_game.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace {

using namespace halfmove;

static_assert(sizeof(connect_four::expanded::state) == 32);
static_assert(explain<connect_four::expanded>() && explain<tic_tac_toe::expanded>());
static_assert(expandable_game<connect_four> && bounded_game<connect_four::expanded>);
static_assert(safe_moves_game<connect_four::expanded> && child_prioritised_game<connect_four::expanded>);
static_assert(finite_game<connect_four::expanded> && last_mover_wins_game<connect_four::expanded>);

/// Every promise about every position of a small game, against the exact scores. Returns the number of positions.
template <class Plain>
std::size_t check_every_position() {
    using twin = typename Plain::expanded;
    const support::exact_values<Plain> truth{Plain::initial()};
    std::size_t wrong = 0;
    for (const auto& [plain, value] : truth.positions()) {
        const auto here = twin::expand(plain);
        for (const window wanted : {full_window, null_window(value - 1), null_window(value), null_window(-1),
                                    null_window(0), null_window(loss_in(6)), null_window(win_in(7))}) {
            const score_bounds stated = twin::bounds(here, wanted);
            wrong += static_cast<std::size_t>(stated.lower > value || value > stated.upper);
        }
        const auto win = twin::winning_move(here);
        wrong += static_cast<std::size_t>(win.has_value() != (value == win_in(1)));
        if (win) { continue; }
        score best = -infinite_score;
        for (const cell move : twin::safe_moves(here)) {
            best = std::max(best, relation<>{}.seen_by_parent(truth.of(Plain::apply(plain, move))));
        }
        const bool none = twin::safe_moves(here).empty();
        wrong += static_cast<std::size_t>(none ? Plain::outcome_of(plain) == std::nullopt && value != loss_in(2)
                                               : best != value);
    }
    CHECK(wrong == 0);
    return truth.positions().size();
}

}  // namespace

TEST_CASE("bounds, wins and safe moves hold in every position of small games with gravity") {
    CHECK(check_every_position<drop_game<4, 4>>() > 100'000);
    CHECK(check_every_position<drop_game<4, 4, 3>>() > 1'000);
    CHECK(check_every_position<drop_game<5, 3, 3>>() > 1'000);
    CHECK(check_every_position<drop_game<3, 5, 3>>() > 1'000);
    CHECK(check_every_position<drop_game<5, 3>>() > 10'000);
    CHECK(check_every_position<drop_game<3, 5, 4>>() > 10'000);
    CHECK(check_every_position<drop_game<6, 2, 3>>() > 1'000);
    CHECK(check_every_position<drop_game<2, 6, 2>>() > 5);
}

TEST_CASE("and of small games without") {
    CHECK(check_every_position<tic_tac_toe>() > 4'000);
    CHECK(check_every_position<placement_game<4, 3, 3>>() > 10'000);
}

TEST_CASE("and wherever play leads on large boards, as far as that can be known") {
    law_options options;
    options.games = 20;
    options.max_positions = 400;
    CHECK_MESSAGE(check_laws<connect_four::expanded>(options).ok(),
                  check_laws<connect_four::expanded>(options).to_text());
    CHECK(check_laws<connect_four>(options).ok());
    CHECK(check_laws<drop_game<9, 7>::expanded>(options).ok());
    CHECK(check_laws<drop_game<8, 8>::expanded>(options).ok());
    CHECK(check_laws<drop_game<7, 7, 5>::expanded>(options).ok());
    CHECK(check_laws<placement_game<5, 4, 4>::expanded>(options).ok());
}

TEST_CASE("threats are the cells that complete a line") {
    const auto plain = *read_position<connect_four>("415161");
    const auto here = connect_four::expanded::expand(plain);
    CHECK(here.my_wins ==
          (single<connect_four::board>(connect_four::board.at(2, 0)) |
           single<connect_four::board>(connect_four::board.at(6, 0))));
    CHECK(here.their_wins == single<connect_four::board>(connect_four::board.at(0, 3)));
}
