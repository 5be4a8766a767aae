#include <halfmove/games/connect_four.hpp>
#include <halfmove/search/solver.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace halfmove;

struct solved {
    connect_four::state position;
    int score = 0;
};

std::vector<solved> read_set(const std::string& name, std::size_t most) {
    const auto root = std::filesystem::path{__FILE__}.parent_path().parent_path().parent_path();
    std::ifstream in{root / "tests" / "data" / (name + ".txt")};
    std::vector<solved> set;
    std::string moves;
    for (int score = 0; set.size() < most && in >> moves >> score;) {
        set.push_back({*read_position<connect_four>(moves), score});
    }
    return set;
}

/// Half the discs that the winner has left, as the sets state it.
int protocol_score(const connect_four::state& position, score value) {
    if (!is_decided(value)) { return 0; }
    const int before = position.discs() + distance_to_end(value) - 1;
    return static_cast<int>(outcome_from(value)) * ((connect_four::board.cells() + 1 - before) / 2);
}

/// Solves a set from an empty table each, and checks every score. Nodes are per position.
template <solver_features Features = solver_features{}>
void solve_set(benchmark::State& timing, const std::string& name, std::size_t most) {
    const std::vector<solved> set = read_set(name, most);
    solver<connect_four, Features> solving;
    std::uint64_t nodes = 0;
    for (auto _ : timing) {
        nodes = 0;
        for (const solved& each : set) {
            solving.forget();
            const auto result = solving.solve(each.position, {.granted = {}, .outcome_only = false, .line = false});
            nodes += result.nodes;
            if (protocol_score(each.position, result.value) != each.score) { timing.SkipWithError("wrong score"); }
        }
    }
    if (set.empty()) { return timing.SkipWithError("the set is missing"); }
    timing.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(set.size());
    timing.counters["nodes/s"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsIterationInvariantRate);
    timing.SetItemsProcessed(timing.iterations() * static_cast<std::int64_t>(set.size()));
}

BENCHMARK_CAPTURE(solve_set, L3_R1, "L3_R1", 1'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_set, L2_R1, "L2_R1", 1'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_set, L2_R2, "L2_R2", 100)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_set, L1_R1, "L1_R1", 1'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_set, L1_R2, "L1_R2", 20)->Unit(benchmark::kMillisecond);

/// What each feature is worth: the same positions without it.
template <solver_features Features>
void without(benchmark::State& timing) {
    solve_set<Features>(timing, "L2_R2", 50);
}
BENCHMARK(without<solver_features{}>)->Name("solve_set/all_features")->Unit(benchmark::kMillisecond);
BENCHMARK(without<solver_features{.symmetry = false}>)->Name("solve_set/no_symmetry")->Unit(benchmark::kMillisecond);
BENCHMARK(without<solver_features{.children_first = false}>)
    ->Name("solve_set/no_children_first")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(without<solver_features{.bounds = false}>)->Name("solve_set/no_bounds")->Unit(benchmark::kMillisecond);
BENCHMARK(without<solver_features{.forced_moves = false}>)
    ->Name("solve_set/no_forced_moves")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(without<solver_features{.order = false}>)->Name("solve_set/no_order")->Unit(benchmark::kMillisecond);

/// The empty board, 7 x 6: the first player wins with the 41st disc.
void empty_board(benchmark::State& timing) {
    solver<connect_four> solving;
    for (auto _ : timing) {
        solving.forget();
        const auto result =
            solving.solve(connect_four::initial(), {.granted = {}, .outcome_only = false, .line = false});
        if (result.value != win_in(41)) { timing.SkipWithError("wrong score"); }
        timing.counters["nodes"] = static_cast<double>(result.nodes);
    }
}
BENCHMARK(empty_board)->Name("solve/empty_7x6")->Unit(benchmark::kSecond)->Iterations(1);

}  // namespace
