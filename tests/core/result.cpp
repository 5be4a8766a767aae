#include "halfmove/core/result.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::take_away;
using namespace std::chrono_literals;

namespace {

using stones = take_away<10>;

static_assert(line_of_play<stones>::capacity() == static_cast<std::size_t>(max_depth));

}  // namespace

TEST_CASE("a result that nobody filled in claims nothing") {
    const search_result<stones> result;
    CHECK_FALSE(result.best.has_value());
    CHECK_FALSE(result.complete);
    CHECK(result.value == draw_score);
    CHECK(result.line.empty());
    CHECK(result.nodes == 0);
    CHECK(result.nodes_per_second() == 0.0);

    const move_report<stones> report;
    CHECK(report.kind == bound::exact);
    CHECK(report.line.empty());
}

TEST_CASE("nodes per second") {
    search_result<stones> result;
    result.nodes = 3'000;
    result.time = 2ms;
    CHECK(result.nodes_per_second() == doctest::Approx(1.5e6));
}
