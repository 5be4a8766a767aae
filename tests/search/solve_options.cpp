#include "halfmove/search/solve_options.hpp"

#include <doctest/doctest.h>

TEST_CASE("by default, solving is not limited and finds score and line") {
    const halfmove::solve_options options;
    CHECK(!options.granted.timed());
    CHECK(!options.outcome_only);
    CHECK(options.line);
}
