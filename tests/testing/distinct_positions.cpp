#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/distinct_positions.hpp>

#include <doctest/doctest.h>

#include <numeric>

using namespace halfmove;

namespace {

std::uint64_t sum(const std::vector<std::uint64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

}  // namespace

TEST_CASE("tic-tac-toe has 5478 positions, 765 up to symmetry") {
    CHECK(sum(distinct_positions<tic_tac_toe>(9)) == 5478);
    CHECK(sum(distinct_positions_up_to_symmetry<tic_tac_toe>(9)) == 765);
}

TEST_CASE("positions of connect four by ply, after Edelkamp and Kissmann") {
    const std::vector<std::uint64_t> expected{1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275};
    CHECK(distinct_positions<connect_four>(8) == expected);
}

TEST_CASE("nothing is reached beyond the end of all games") {
    CHECK(distinct_positions<drop_game<2, 1>>(3) == std::vector<std::uint64_t>{1, 2, 2, 0});
    CHECK(distinct_positions_up_to_symmetry<drop_game<2, 1>>(3) == std::vector<std::uint64_t>{1, 1, 1, 0});
}
