#include "halfmove/core/stop.hpp"

#include <doctest/doctest.h>

#include <stop_token>

using halfmove::never_stop;
using halfmove::stop_condition;
using halfmove::stop_requested;

namespace {

static_assert(stop_condition<never_stop> && stop_condition<std::stop_token> && stop_condition<bool (*)()>);
static_assert(!stop_condition<int> && !stop_condition<void (*)()> && !stop_condition<bool (*)(int)>);
static_assert(!stop_requested(never_stop{}));

}  // namespace

TEST_CASE("a stop token stops when its source says so") {
    std::stop_source source;
    const std::stop_token token = source.get_token();
    CHECK_FALSE(stop_requested(token));
    source.request_stop();
    CHECK(stop_requested(token));
}

TEST_CASE("any callable that returns bool is a stop condition") {
    bool pressed = false;
    const auto button = [&pressed] { return pressed; };
    CHECK_FALSE(stop_requested(button));
    pressed = true;
    CHECK(stop_requested(button));
    CHECK_FALSE(stop_requested(never_stop{}));
}
