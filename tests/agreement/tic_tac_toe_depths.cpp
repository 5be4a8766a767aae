#include <halfmove/games.hpp>
#include <halfmove/policy/open_lines.hpp>
#include <halfmove/search.hpp>

#include <doctest/doctest.h>

#include <array>

using namespace halfmove;

namespace {

// From the empty board, with the open lines of both sides as the estimate. The first six values were published with a
// negamax that ran out of memory at the seventh; the rest was computed once by plain negamax.
constexpr std::array<score, 9> values{4, 1, 3, 1, 3, 1, 2, 0, 0};
constexpr int last_depth_with_centre = 7;
constexpr cell centre = tic_tac_toe::board.at(1, 1);

struct estimate_only {
    open_lines<tic_tac_toe> evaluate{};
};

struct estimate_and_table {
    open_lines<tic_tac_toe> evaluate{};
    transposition_table<tic_tac_toe> table{};
    null_window_first scout{};
};

void check(int depth, const search_result<tic_tac_toe>& result) {
    CHECK(result.value == values[static_cast<std::size_t>(depth) - 1]);
    if (depth <= last_depth_with_centre) { CHECK(result.best == centre); }
}

}  // namespace

TEST_CASE("tic-tac-toe estimated by open lines, one to nine plies deep") {
    const auto empty = tic_tac_toe::initial();
    for (int depth = 1; depth <= 9; ++depth) {
        CAPTURE(depth);
        if (depth <= last_depth_with_centre) { check(depth, minimax<tic_tac_toe, estimate_only>{}.run(empty, depth)); }
        check(depth, negamax<tic_tac_toe, estimate_only>{}.run(empty, depth));
        check(depth, alpha_beta<tic_tac_toe, estimate_only>{}.run(empty, {.depth = depth}));
        check(depth, alpha_beta<tic_tac_toe, estimate_and_table>{}.run(empty, {.depth = depth}));
    }
}

TEST_CASE("all nine first moves draw") {
    alpha_beta<tic_tac_toe, estimate_only> search;
    const auto scores = analyse(search, tic_tac_toe::initial(), {.depth = 9});
    REQUIRE(scores.moves.size() == 9);
    for (const auto& report : scores.moves) { CHECK(report.value == draw_score); }
}
