#include "support/handwritten_connect_four.hpp"
#include "support/verified.hpp"

#include <halfmove/games.hpp>
#include <halfmove/testing/perft.hpp>

namespace {

constexpr int to_depth = 9;
constexpr bench::answer leaves{0, 39'394'572};

void perft_by_hand(benchmark::State& timing) {
    bench::verify_and_time(timing, to_depth, leaves,
                           [](int depth) { return bench::answer{0, handwritten::perft({}, depth)}; });
}
BENCHMARK(perft_by_hand)->Name("perft/by_hand")->Unit(benchmark::kMillisecond);

void perft_generic(benchmark::State& timing) {
    bench::verify_and_time(timing, to_depth, leaves,
                           [](int depth) { return bench::answer{0, halfmove::perft<halfmove::connect_four>(depth)}; });
}
BENCHMARK(perft_generic)->Name("perft/generic")->Unit(benchmark::kMillisecond);

}  // namespace
