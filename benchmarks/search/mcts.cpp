#include "support/handwritten_mcts.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <ctime>

namespace {

using namespace halfmove;
using rules = connect_four;

constexpr std::size_t memory = std::size_t{160} << 20U;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The two must have visited the same positions equally often.
template <class Search>
bool same_tree(const Search& search, const handwritten::mcts& by_hand) {
    for (std::uint32_t column = 0; column < 7; ++column) {
        if (search.tree()[1 + column].visits() != by_hand.visits(column)) { return false; }
    }
    return search.tree().size() == by_hand.size();
}

/// Plain UCT with uniform playouts by the library and by hand, in turns, each with memory it has not touched before.
void against_hand(benchmark::State& timing) {
    const auto simulations = static_cast<std::uint32_t>(timing.range(0));
    double library = 0.0;
    double hand = 0.0;
    for (auto _ : timing) {
        const double from = cpu_seconds();
        handwritten::mcts by_hand{memory, 1};
        by_hand.run({}, simulations);
        const double middle = cpu_seconds();
        mcts<rules, plain_uct<rules>> search{{.memory = memory, .seed = 1}};
        benchmark::DoNotOptimize(search.run(rules::initial(), {.nodes = simulations}));
        const double end = cpu_seconds();
        hand += middle - from;
        library += end - middle;
        timing.SetIterationTime(end - middle);
        if (!same_tree(search, by_hand)) { return timing.SkipWithError("the trees differ"); }
    }
    const auto all = static_cast<double>(timing.iterations()) * simulations;
    timing.counters["simulations/s"] = all / library;
    timing.counters["by_hand/s"] = all / hand;
    timing.counters["of_by_hand"] = hand / library;
}
BENCHMARK(against_hand)
    ->Name("mcts/plain_uct_against_hand")
    ->Arg(200'000)
    ->Arg(1'000'000)
    ->Arg(3'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

template <class Policies>
void from_empty_board(benchmark::State& timing) {
    const auto simulations = static_cast<std::uint64_t>(timing.range(0));
    for (auto _ : timing) {
        mcts<rules, Policies> search{{.memory = memory, .seed = 1}};
        const auto result = search.run(rules::initial(), {.nodes = simulations});
        if (result.nodes != simulations) { return timing.SkipWithError("stopped early"); }
    }
    timing.counters["simulations/s"] =
        benchmark::Counter(static_cast<double>(simulations), benchmark::Counter::kIsIterationInvariantRate);
}

struct uniform_and_proofs {
    uniform_playout<rules> simulate{};
};
struct tuned {
    ucb1_tuned select{};
};
struct with_rave {
    rave<rules> select{};
};

BENCHMARK(from_empty_board<mcts_policies<rules>>)
    ->Name("mcts/default")
    ->Arg(200'000)
    ->Arg(1'000'000)
    ->Arg(3'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(from_empty_board<uniform_and_proofs>)
    ->Name("mcts/uniform_playouts")
    ->Arg(200'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(from_empty_board<tuned>)->Name("mcts/ucb1_tuned")->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK(from_empty_board<with_rave>)->Name("mcts/rave")->Arg(200'000)->Unit(benchmark::kMillisecond);

}  // namespace
