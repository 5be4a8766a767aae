#include <halfmove/halfmove.hpp>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

namespace {

using namespace halfmove;
using rules = connect_four;
using milliseconds = std::chrono::duration<double, std::milli>;

constexpr int searches = 200;

/// Searches without an end, each ended by the clock after 5 to 50 ms. Reports by how much they overran it.
void time_limits(benchmark::State& timing) {
    const auto engine = std::make_unique<alpha_beta<rules, standard_policies<rules>>>();
    std::vector<double> overruns;
    for (auto _ : timing) {
        overruns.clear();
        random_generator random{1};
        while (overruns.size() < searches) {
            rules::state position = rules::initial();
            for (int i = 0; i < 4; ++i) { position = rules::apply(position, rules::random_move(position, random)); }
            const std::chrono::milliseconds granted{5 + uniform_below(random, 46)};
            const auto start = std::chrono::steady_clock::now();
            const search_result<rules> result = deepen(*engine, position, {.time = granted});
            const milliseconds spent = std::chrono::steady_clock::now() - start;
            if (result.complete) { continue; }  // solved before the clock could end it
            overruns.push_back((spent - granted).count());
        }
    }
    std::sort(overruns.begin(), overruns.end());
    const auto percentile = [&](std::size_t percent) { return overruns[(overruns.size() - 1) * percent / 100]; };
    timing.counters["overrun_ms_50th"] = percentile(50);
    timing.counters["overrun_ms_90th"] = percentile(90);
    timing.counters["overrun_ms_99th"] = percentile(99);
    timing.counters["overrun_ms_worst"] = overruns.back();
}
BENCHMARK(time_limits)->Name("time_limits/200_searches")->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
