#include <halfmove/mcts/standing.hpp>

#include <doctest/doctest.h>

namespace {

using halfmove::standing;

constexpr bool test_order() {
    const float width = 3.0F;
    return standing::foremost().rating(width) > standing::of(1.0F, 1.0F).rating(width) &&
        standing::of(-1.0F, 0.0F).rating(width) > standing::hindmost().rating(width) &&
        standing::of(0.5F, 0.0F).rating(width) > standing::of(0.25F, 0.0F).rating(width) &&
        standing::of(0.25F, 0.1F).rating(width) > standing::of(0.5F, 0.0F).rating(width) &&
        standing::of(0.25F, 0.1F).rating(1.0F) < standing::of(0.5F, 0.0F).rating(1.0F);
}
static_assert(test_order());

TEST_CASE("a rating is the mean plus width times spread, in whole steps") {
    CHECK(test_order());
    CHECK(standing::of(0.5F, 0.25F).rating(2.0F) == 1 << 20U);
    CHECK(standing::of(-0.5F, 0.0F).rating(9.0F) == -(1 << 19U));
}

}  // namespace
