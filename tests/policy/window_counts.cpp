#include "halfmove/policy/window_counts.hpp"

#include "halfmove/policy/evaluation.hpp"
#include "halfmove/policy/open_lines.hpp"
#include "support/evaluation_check.hpp"

using namespace halfmove;

namespace {

/// Weights that no wrong count can hide behind.
template <class LineGame>
constexpr auto odd_weights = [] {
    std::array<score, window_counts<LineGame>::length> weights{};
    for (std::size_t n = 0, weight = 3; n < weights.size(); ++n, weight = weight * 7 % 31) {
        weights[n] = static_cast<score>(weight);
    }
    return weights;
}();

}  // namespace

TEST_CASE_TEMPLATE("windows count by the discs of one side in them", LineGame, EVALUATED_GAMES) {
    constexpr auto weights = odd_weights<LineGame>;
    support::check_evaluation<LineGame>(window_counts<LineGame>{weights}, [&](const auto& own, const auto& others) {
        int worth = 0;
        support::for_each_walk<LineGame>([&](const std::vector<int>& line) {
            const int discs = support::count_in(line, own);
            if (discs > 0 && support::count_in(line, others) == 0) {
                worth += weights[static_cast<std::size_t>(discs)];
            }
        });
        return worth;
    });
}

TEST_CASE("with every window worth one, they are the open lines") {
    for (const auto& position : support::random_positions<connect_four>(5)) {
        REQUIRE(window_counts<connect_four>{{1, 1, 1, 1}}(position) == open_lines<connect_four>{}(position));
    }
}

TEST_CASE("the default weights prefer three discs in a window to two, and two to one") {
    constexpr auto weights = window_counts<connect_four>{}.weights;
    CHECK(weights[0] == 0);
    CHECK(0 < weights[1]);
    CHECK(weights[1] < weights[2]);
    CHECK(weights[2] < weights[3]);
}

TEST_CASE("a line game estimates itself by its windows") {
    for (const auto& position : support::random_positions<connect_four>(6)) {
        REQUIRE(game_evaluation<connect_four>{}(position) == window_counts<connect_four>{{0, 1, 3, 9}}(position));
    }
}
