#include "support/handwritten_tic_tac_toe.hpp"
#include "support/verified.hpp"

#include <halfmove/games.hpp>
#include <halfmove/search/minimax.hpp>
#include <halfmove/search/negamax.hpp>

namespace {

using halfmove::tic_tac_toe;

constexpr int to_depth = 9;
constexpr bench::answer whole_game{0, 549'946};

struct win_draw_loss {
    halfmove::outcome_scoring scoring;
};

template <class Search>
void time_whole_game(benchmark::State& timing) {
    bench::verify_and_time(timing, to_depth, whole_game, [](int depth) {
        const auto result = Search{}.run(tic_tac_toe::initial(), depth);
        return bench::answer{result.value, result.nodes};
    });
}

void minimax_by_hand(benchmark::State& timing) {
    bench::verify_and_time(timing, to_depth, whole_game, [](int depth) {
        handwritten::minimax by_hand;
        const int value = by_hand.search({}, true, depth);
        return bench::answer{value, by_hand.nodes()};
    });
}
BENCHMARK(minimax_by_hand)->Name("minimax/by_hand")->Unit(benchmark::kMillisecond);

void minimax_generic(benchmark::State& timing) {
    time_whole_game<halfmove::minimax<tic_tac_toe, win_draw_loss>>(timing);
}
BENCHMARK(minimax_generic)->Name("minimax/null_policies")->Unit(benchmark::kMillisecond);

void minimax_with_distance(benchmark::State& timing) { time_whole_game<halfmove::minimax<tic_tac_toe>>(timing); }
BENCHMARK(minimax_with_distance)->Name("minimax/distance")->Unit(benchmark::kMillisecond);

void negamax_generic(benchmark::State& timing) {
    time_whole_game<halfmove::negamax<tic_tac_toe, win_draw_loss>>(timing);
}
BENCHMARK(negamax_generic)->Name("negamax/null_policies")->Unit(benchmark::kMillisecond);

}  // namespace
