#include "halfmove/core/window.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

constexpr bool test() {
    const window open{-3, 5};
    return !open.closed() && open.contains(-2) && open.contains(4) && !open.contains(-3) && !open.contains(5) &&
        window{4, 4}.closed() && window{5, 4}.closed() && full_window == window{} && full_window.contains(win_score) &&
        full_window.contains(-win_score) && !full_window.contains(infinite_score) && null_window(7) == window{7, 8} &&
        !null_window(7).closed() && !null_window(7).contains(7) && !null_window(7).contains(8);
}

static_assert(test());

}  // namespace

TEST_CASE("a window holds the scores strictly between its bounds") { CHECK(test()); }
