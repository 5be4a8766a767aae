#include "halfmove/search/analyse.hpp"

#include "support/exact_values.hpp"
#include "support/hashed_evaluation.hpp"
#include "support/oracle.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

#include <memory>

using namespace halfmove;
using namespace support;

namespace {

using hashed = hashed_evaluation<connect_four>;

struct plain_hashed {
    hashed evaluate;
};

}  // namespace

TEST_CASE("every move of every small position has its exact score, and its line leads to the end") {
    using small = drop_game<4, 3, 3>;
    const exact_values<small> truth{small::initial()};
    const auto search = std::make_unique<alpha_beta<small>>();
    std::size_t at = 0;
    for (const auto& each : truth.positions()) {
        if (++at % 7 != 0) { continue; }
        const auto report = analyse(*search, each.position, {});
        REQUIRE(report.complete);
        auto next = report.moves.begin();
        for (const cell move : small::moves(each.position)) {
            REQUIRE(next->move == move);
            REQUIRE(next->kind == bound::exact);
            REQUIRE(next->value == -one_ply_farther(truth.of(small::apply(each.position, move))));
            auto end = each.position;
            for (const cell played : next->line) { end = small::apply(end, played); }
            REQUIRE(small::outcome_of(end).has_value());
            if (is_decided(next->value)) {
                REQUIRE(distance_to_end(next->value) == static_cast<int>(next->line.size()));
            }
            ++next;
        }
        REQUIRE(next == report.moves.end());
    }
    CHECK(at > 100);
}

TEST_CASE("stopped, every move has the value of this depth or of the one before") {
    const auto search = std::make_unique<alpha_beta<connect_four, plain_hashed>>(plain_hashed{{2'001}});
    for (std::uint64_t granted = 10; granted < 3'000; granted += 250) {
        const auto report = analyse(*search, connect_four::initial(), {.depth = 5, .nodes = granted});
        REQUIRE_FALSE(report.complete);
        REQUIRE(report.depth >= 1);
        REQUIRE(report.nodes <= granted + 2 * connect_four::max_moves);
        const auto shallow = oracle<connect_four, hashed>{report.depth, {2'001}}.moves(connect_four::initial());
        const auto deep = oracle<connect_four, hashed>{report.depth + 1, {2'001}}.moves(connect_four::initial());
        for (std::size_t i = 0; i < report.moves.size(); ++i) {
            const score value = report.moves[i].value;
            REQUIRE((value == shallow[i].value || value == deep[i].value));
            REQUIRE(report.moves[i].line.front() == report.moves[i].move);
        }
    }
}

TEST_CASE("all nine first moves of tic-tac-toe draw") {
    const auto search = std::make_unique<alpha_beta<tic_tac_toe>>();
    const auto report = analyse(*search, tic_tac_toe::initial(), {});
    CHECK(report.moves.size() == 9);
    for (const auto& each : report.moves) { CHECK(each.value == draw_score); }
    CHECK(report.depth == 9);
    CHECK(report.complete);
    CHECK(report.nodes > 0);
}
