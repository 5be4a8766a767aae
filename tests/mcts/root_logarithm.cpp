#include <halfmove/mcts/root_logarithm.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace {

static_assert(halfmove::root_logarithm(1) == 0.0F);
static_assert(halfmove::root_logarithm(2) > 0.8325F && halfmove::root_logarithm(2) < 0.8326F);

TEST_CASE("the root of the logarithm is exact for small numbers") {
    for (std::uint32_t n = 1; n < 64; ++n) {
        CHECK(static_cast<double>(halfmove::root_logarithm(n)) ==
              doctest::Approx(std::sqrt(std::log(n))).epsilon(1e-6));
    }
}

TEST_CASE("it never decreases and is at most 1 % too small") {
    float last = 0.0F;
    for (std::uint32_t n = 2; n < 2'000'000; n += 1 + n / 97) {
        const float root = halfmove::root_logarithm(n);
        REQUIRE(root >= last);
        const double exact = std::sqrt(std::log(n));
        REQUIRE(static_cast<double>(root) <= exact * 1.000001);
        REQUIRE(static_cast<double>(root) >= exact * 0.99);
        last = root;
    }
}

TEST_CASE("it takes the largest number there is") {
    const double root = static_cast<double>(halfmove::root_logarithm(0xffffffffU));
    CHECK(root == doctest::Approx(std::sqrt(std::log(4294967295.0))).epsilon(0.01));
}

}  // namespace
