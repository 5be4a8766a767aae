#include "halfmove/policy/score_text.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("scores read as people say them") {
    CHECK(score_to_text(0) == "0");
    CHECK(score_to_text(4) == "+4");
    CHECK(score_to_text(-17) == "-17");
    CHECK(score_to_text(max_heuristic) == "+29999");
    CHECK(score_to_text(win_in(0)) == "won");
    CHECK(score_to_text(win_in(3)) == "win in 3");
    CHECK(score_to_text(loss_in(0)) == "lost");
    CHECK(score_to_text(loss_in(2000)) == "loss in 2000");
}

TEST_CASE("windows show where they are open") {
    CHECK(window_to_text(full_window) == "(-∞, +∞)");
    CHECK(window_to_text({-3, win_in(2)}) == "(-3, win in 2)");
    CHECK(window_to_text(null_window(0)) == "(0, +1)");
}
