#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/notation.hpp>
#include <halfmove/mcts/mcts.hpp>
#include <halfmove/mcts/report.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace halfmove;

TEST_CASE("an analysis knows every move, the best first") {
    mcts<connect_four> search{{.memory = std::size_t{1} << 22U}};
    CHECK(search.analyse().empty());
    const auto position = *read_position<connect_four>("44444");
    const auto result = search.run(position, {.nodes = 3'000});
    const auto reports = search.analyse();
    REQUIRE(reports.size() == 7);
    CHECK(reports.front().move == *result.best);
    std::uint32_t visits = 0;
    for (const mcts_report<connect_four>& report : reports) {
        visits += report.visits;
        REQUIRE_FALSE(report.line.empty());
        CHECK(report.line.front() == report.move);
        CHECK(report.mean >= -1.0F);
        CHECK(report.mean <= 1.0F);
        auto at = position;
        for (const cell move : report.line) {
            REQUIRE_FALSE(connect_four::outcome_of(at));
            REQUIRE(connect_four::playable(at).contains(move.index));
            at = connect_four::apply(at, move);
        }
    }
    CHECK(visits == 3'000);
}

TEST_CASE("a proven move says so") {
    mcts<connect_four> search{{.memory = std::size_t{1} << 22U}};
    const auto result = search.run(*read_position<connect_four>("112233"), {.nodes = 1'000});
    CHECK(result.exact);
    const auto reports = search.analyse();
    CHECK(reports.front().proven == win_in(1));
    CHECK(reports.front().mean == 1.0F);
}

}  // namespace
