#include "halfmove/core/limits.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;

namespace {

constexpr bool test() {
    constexpr halfmove::limits none{};
    constexpr halfmove::limits quick{.time = 10ms};
    constexpr halfmove::limits shallow{.depth = 3, .nodes = 100};
    return none.depth == halfmove::max_depth && !none.timed() && none.nodes > (std::uint64_t{1} << 63) &&
        quick.timed() && quick.depth == halfmove::max_depth && shallow.depth == 3 && shallow.nodes == 100 &&
        !shallow.timed();
}

static_assert(test());

}  // namespace

TEST_CASE("limits that are not named do not limit") { CHECK(test()); }
