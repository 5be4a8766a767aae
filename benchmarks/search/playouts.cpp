#include "support/handwritten_connect_four.hpp"

#include <halfmove/core/playout.hpp>
#include <halfmove/games.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>

namespace {

constexpr int games = 100'000;
constexpr std::uint64_t seed = 1;

/// Games won less games lost by the first player.
int play_by_hand() {
    halfmove::random_generator random{seed};
    int balance = 0;
    for (int i = 0; i < games; ++i) { balance += handwritten::playout({}, random); }
    return balance;
}

int play_generic() {
    using rules = halfmove::connect_four;
    halfmove::random_generator random{seed};
    int balance = 0;
    for (int i = 0; i < games; ++i) {
        balance += static_cast<int>(halfmove::random_playout<rules>(rules::initial(), random));
    }
    return balance;
}

void time_playouts(benchmark::State& timing, int (*play)()) {
    if (play_by_hand() != play_generic()) {
        timing.SkipWithError("the same random numbers gave different games");
        return;
    }
    for (auto _ : timing) {
        int balance = play();
        benchmark::DoNotOptimize(balance);
    }
    timing.counters["playouts/s"] = benchmark::Counter(games, benchmark::Counter::kIsIterationInvariantRate);
}

void playouts_by_hand(benchmark::State& timing) { time_playouts(timing, play_by_hand); }
BENCHMARK(playouts_by_hand)->Name("playouts/by_hand")->Unit(benchmark::kMillisecond);

void playouts_generic(benchmark::State& timing) { time_playouts(timing, play_generic); }
BENCHMARK(playouts_generic)->Name("playouts/generic")->Unit(benchmark::kMillisecond);

}  // namespace
