#include "halfmove/play/tournament_options.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using namespace std::chrono_literals;

TEST_CASE("the time left is what the games so far took, for the games that are left") {
    CHECK(tournament_progress{25, 100, 10s}.time_left() == 30s);
    CHECK(tournament_progress{100, 100, 10s}.time_left() == 0s);
    CHECK(tournament_progress{0, 100, 10s}.time_left() > 1h);
}
