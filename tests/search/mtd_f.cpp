#include "halfmove/search/mtd_f.hpp"

#include "halfmove/policy/transposition_table.hpp"
#include "support/exact_values.hpp"
#include "support/hashed_evaluation.hpp"
#include "support/questions.hpp"

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

TEST_CASE("it claims a proof only if both bounds are proven") {
    using small = drop_game<4, 4, 3>;
    const exact_values<small> truth{small::initial()};
    const auto search = std::make_unique<alpha_beta<small, remembering<small>>>(remembering<small>{{1}, {}});
    std::size_t proven = 0;
    for (const auto& asked : questions_before<small>(12, 10, 3'000, 4)) {
        search->forget();
        const auto result = mtd_f(*search, asked.root, {.depth = 3});
        if (!result.exact) { continue; }
        ++proven;
        REQUIRE(result.value == truth.of(asked.root));
    }
    CHECK(proven > 100);
    CHECK(proven < 3'000);
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
