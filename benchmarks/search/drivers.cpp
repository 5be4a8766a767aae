#include "support/verified.hpp"

#include <halfmove/halfmove.hpp>

namespace {

using namespace halfmove;
using rules = connect_four;

constexpr int to_depth = 16;

/// Everything that helps a driver: a table, whose best move is tried first, and the middle columns before the others.
struct policies_of_drivers {
    order_by<rules, suggested_first<rules>, centre_first<rules>> order;
    transposition_table<rules> table;
    null_window_first scout;
};

template <class Drive>
void time_driver(benchmark::State& timing, const bench::answer& wanted, Drive drive) {
    alpha_beta<rules, policies_of_drivers> search;
    bench::verify_and_time(timing, to_depth, wanted, [&](int depth) {
        search.forget();
        const search_result<rules> result = drive(search, limits{.depth = depth});
        return bench::answer{result.value, result.nodes};
    });
}

void one_depth(benchmark::State& timing) {
    time_driver(timing, {draw_score, 8'500'030},
                [](auto& search, const limits& granted) { return search.run(rules::initial(), granted); });
}
BENCHMARK(one_depth)->Name("drivers/one_depth")->Unit(benchmark::kMillisecond);

void deepening(benchmark::State& timing) {
    time_driver(timing, {draw_score, 651'097},
                [](auto& search, const limits& granted) { return deepen(search, rules::initial(), granted); });
}
BENCHMARK(deepening)->Name("drivers/deepen")->Unit(benchmark::kMillisecond);

void null_windows(benchmark::State& timing) {
    time_driver(timing, {draw_score, 12'370'610},
                [](auto& search, const limits& granted) { return mtd_f(search, rules::initial(), granted); });
}
BENCHMARK(null_windows)->Name("drivers/mtd_f")->Unit(benchmark::kMillisecond);

}  // namespace
