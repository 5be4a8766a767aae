#include "halfmove/core/budget.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using namespace std::chrono_literals;

TEST_CASE("a node limit is kept to the node") {
    for (const std::uint64_t granted : {1ULL, 7ULL, 1023ULL, 1024ULL, 1025ULL, 5000ULL}) {
        budget watch{limits{.nodes = granted}};
        for (std::uint64_t nodes = 0; nodes < granted; ++nodes) { REQUIRE_FALSE(watch.exhausted(nodes)); }
        CHECK(watch.exhausted(granted));
    }
}

TEST_CASE("no nodes granted, none searched") {
    budget watch{limits{.nodes = 0}};
    CHECK(watch.exhausted(0));
}

TEST_CASE("once exhausted, always exhausted") {
    bool stop = true;
    budget watch{limits{}, [&stop] { return stop; }, 10};
    CHECK_FALSE(watch.exhausted(9));
    CHECK(watch.exhausted(10));
    stop = false;
    CHECK(watch.exhausted(11));
    CHECK(watch.exhausted(0));
}

TEST_CASE("the stop condition is asked once per interval") {
    int asked = 0;
    budget watch{limits{}, [&asked] { return ++asked > 3; }, 100};
    std::uint64_t nodes = 0;
    while (!watch.exhausted(nodes)) { ++nodes; }
    CHECK(asked == 4);
    CHECK(nodes == 400);
}

TEST_CASE("time runs out") {
    budget watch{limits{.time = 0ns}, never_stop{}, 10};
    CHECK_FALSE(watch.exhausted(9));
    CHECK(watch.exhausted(10));

    budget patient{limits{.time = 1h}, never_stop{}, 10};
    CHECK_FALSE(patient.exhausted(1'000'000));
    CHECK(patient.elapsed() >= 0ns);
    CHECK(patient.elapsed() < 1h);
    CHECK(patient.granted().time == 1h);
}

static_assert(!unlimited::exhausted(~std::uint64_t{0}));
