#include "halfmove/play/cross_table.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("a score is seen from both sides, and totals add up") {
    cross_table table{{{"a", 0, {}, 0}, {"b", 0, {}, 0}, {"c", 0, {}, 0}}};
    table.add(0, 1, {5, 2, 3});
    table.add(1, 2, {1, 0, 0});
    table.add(0, 1, {1, 1, 1});
    CHECK(table.size() == 3);
    CHECK(table.score(0, 1) == match_score{6, 3, 4});
    CHECK(table.score(1, 0) == match_score{4, 3, 6});
    CHECK(table.score(0, 2) == match_score{});
    CHECK(table.total(1) == match_score{5, 3, 6});
    CHECK(table.player(2).name == "c");
}

TEST_CASE("time per move") {
    CHECK(player_record{"a", 0, std::chrono::microseconds{3}, 2}.nanoseconds_per_move() == 1500);
    CHECK(player_record{}.nanoseconds_per_move() == 0);
}
