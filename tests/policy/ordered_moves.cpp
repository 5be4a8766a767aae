#include "halfmove/policy/ordered_moves.hpp"

#include "halfmove/core/random.hpp"
#include "support/plain.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace halfmove;

namespace {

struct many : support::take_away<10> {
    static constexpr std::size_t max_moves = 40;
};

}  // namespace

TEST_CASE_TEMPLATE("moves come as a stable sort would have them", G, many, support::plain<many>) {
    random_generator random{3};
    for (std::uint32_t count = 0; count < 40; ++count) {
        ordered_moves<G> moves;
        std::vector<std::pair<std::int64_t, int>> expected;
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::int64_t rank = static_cast<std::int64_t>(uniform_below(random, 7)) - 3;
            moves.add(static_cast<int>(i), rank);
            expected.emplace_back(rank, static_cast<int>(i));
        }
        std::stable_sort(expected.begin(), expected.end(), [](auto a, auto b) { return a.first > b.first; });
        std::size_t at = 0;
        for (const int move : moves) {
            REQUIRE(at < expected.size());
            REQUIRE(move == expected[at].second);
            ++at;
        }
        CHECK(at == expected.size());
    }
}
