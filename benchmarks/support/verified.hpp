#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>

namespace bench {

/// What a search must answer, and what it must have visited to find it.
struct answer {
    int value = 0;
    std::uint64_t nodes = 0;

    friend bool operator==(const answer&, const answer&) = default;
};

/// Runs `search(depth)` once to see that it answers as `wanted`, then times it and reports nodes per second. The depth
/// is hidden from the compiler, which would otherwise search once for all iterations. Not inlined, so that a profiler can
/// count its instructions alone.
template <class Search>
[[gnu::noinline]] void verify_and_time(benchmark::State& timing, int depth, const answer& wanted, Search search) {
    benchmark::DoNotOptimize(depth);
    if (!(search(depth) == wanted)) {
        timing.SkipWithError("wrong value or number of nodes");
        return;
    }
    for (auto _ : timing) {
        benchmark::DoNotOptimize(depth);
        answer found = search(depth);
        benchmark::DoNotOptimize(found);
    }
    timing.counters["nodes"] = static_cast<double>(wanted.nodes);
    timing.counters["nodes/s"] =
        benchmark::Counter(static_cast<double>(wanted.nodes), benchmark::Counter::kIsIterationInvariantRate);
}

}  // namespace bench
