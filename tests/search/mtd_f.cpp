#include "halfmove/search/mtd_f.hpp"

#include "halfmove/policy/transposition_table.hpp"
#include "support/exact_values.hpp"
#include "support/hashed_evaluation.hpp"
#include "support/questions.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

#include <memory>

using namespace halfmove;
using namespace support;

namespace {

template <game G>
struct remembering {
    hashed_evaluation<G> evaluate;
    transposition_table<G> table;
};

}  // namespace

TEST_CASE("the guess changes the work, not the answer") {
    const auto search =
        std::make_unique<alpha_beta<connect_four, remembering<connect_four>>>(remembering<connect_four>{{101}, {}});
    for (const auto& asked : questions_before<connect_four>(15, 4, 40, 2)) {
        search->forget();
        const score value = search->run(asked.root, {.depth = asked.depth}).value;
        for (const score guess : {draw_score, value, value - 1, value + 1, win_score, -win_score, infinite_score}) {
            search->forget();
            const auto result = mtd_f(*search, asked.root, {.depth = asked.depth}, guess);
            REQUIRE(result.value == value);
            REQUIRE(result.complete);
            REQUIRE(result.line.front() == *result.best);
            REQUIRE(result.depth == asked.depth);
        }
    }
}

TEST_CASE_TEMPLATE("it claims a proof only if both bounds are proven", G, drop_game<4, 4, 3>, drop_game<4, 3, 3>,
                   drop_game<5, 3, 3>) {
    const exact_values<G> truth{G::initial()};
    const auto search = std::make_unique<alpha_beta<G>>();
    std::size_t proven = 0;
    std::size_t open = 0;
    for (const auto& asked : questions_before<G>(10, 10, 1'000, 4)) {
        for (int depth = 1; depth <= 6; ++depth) {
            const auto result = mtd_f(*search, asked.root, {.depth = depth});
            ++(result.exact ? proven : open);
            if (result.exact) { REQUIRE(result.value == truth.of(asked.root)); }
        }
    }
    CHECK(proven > 100);
    CHECK(open > 100);
}

TEST_CASE("a draw that only the opponent has proven is no proof") {
    // The second side can draw at once, but wins behind the horizon.
    using tree = tree_game<"[<=[<->-]>]">;
    const auto search = std::make_unique<alpha_beta<tree>>();
    const auto near = mtd_f(*search, tree::initial(), {.depth = 2});
    CHECK(near.value == draw_score);
    CHECK_FALSE(near.exact);
    const auto far = mtd_f(*search, tree::initial(), {.depth = 4});
    CHECK(far.value == loss_in(4));
    CHECK(far.exact);
}

TEST_CASE("stopped anywhere, it still answers") {
    const auto search =
        std::make_unique<alpha_beta<connect_four, remembering<connect_four>>>(remembering<connect_four>{{101}, {}});
    for (std::uint64_t granted = 0; granted < 2'000; granted += 37) {
        search->forget();
        const auto result = mtd_f(*search, connect_four::initial(), {.depth = 12, .nodes = granted});
        REQUIRE_FALSE(result.complete);
        REQUIRE_FALSE(result.exact);
        REQUIRE(result.best.has_value());
        REQUIRE(result.line.front() == *result.best);
        REQUIRE(result.nodes <= granted + connect_four::max_moves + 1);
    }
}

TEST_CASE("a finished position has no move") {
    auto position = tic_tac_toe::initial();
    for (const int index : {0, 4, 1, 5, 2}) {
        position = tic_tac_toe::apply(position, tic_tac_toe::board.at(index % 3, index / 3));
    }
    REQUIRE(tic_tac_toe::outcome_of(position));
    const auto search = std::make_unique<alpha_beta<tic_tac_toe>>();
    const auto result = mtd_f(*search, position, {.depth = 3});
    CHECK_FALSE(result.best.has_value());
    CHECK(result.value == loss_in(0));
    CHECK(result.exact);
    CHECK(result.complete);
}
