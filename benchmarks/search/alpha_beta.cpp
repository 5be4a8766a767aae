#include "support/handwritten_connect_four.hpp"
#include "support/verified.hpp"

#include <halfmove/halfmove.hpp>

namespace {

using namespace halfmove;
using rules = connect_four;

constexpr int to_depth = 12;

/// Columns from left to right, no evaluation, +1, 0 or -1 without distance: the same tree for all who search so.
constexpr bench::answer plain_tree{draw_score, 3'050'083};

void by_hand(benchmark::State& timing) {
    bench::verify_and_time(timing, to_depth, plain_tree, [](int depth) {
        handwritten::alpha_beta search;
        const int value = search.search({}, depth, -2, 2);
        return bench::answer{value, search.nodes()};
    });
}
BENCHMARK(by_hand)->Name("alpha_beta/by_hand")->Unit(benchmark::kMillisecond);

template <class Set, class Budget>
void time_policies(benchmark::State& timing, const bench::answer& wanted) {
    alpha_beta<rules, Set> search;
    bench::verify_and_time(timing, to_depth, wanted, [&](int depth) {
        search.forget();
        Budget watch{limits{.depth = depth}};
        const auto result = search.search_window(rules::initial(), depth, full_window, watch);
        return bench::answer{result.value, result.nodes};
    });
}

/// The null object, made like a budget.
struct no_budget : unlimited {
    explicit no_budget(const limits&) noexcept {}
};

struct null_policies {
    no_line<rules> line;
    outcome_scoring scoring;
};
void without_policies(benchmark::State& timing) { time_policies<null_policies, no_budget>(timing, plain_tree); }
BENCHMARK(without_policies)->Name("alpha_beta/null_policies")->Unit(benchmark::kMillisecond);

void with_budget(benchmark::State& timing) { time_policies<null_policies, budget<>>(timing, plain_tree); }
BENCHMARK(with_budget)->Name("alpha_beta/budget")->Unit(benchmark::kMillisecond);

struct line_kept {
    principal_line<rules> line;
    outcome_scoring scoring;
};
void with_line(benchmark::State& timing) { time_policies<line_kept, no_budget>(timing, plain_tree); }
BENCHMARK(with_line)->Name("alpha_beta/principal_line")->Unit(benchmark::kMillisecond);

struct bounds_asked {
    win_at_once<rules> bound;
    no_line<rules> line;
    outcome_scoring scoring;
};
void with_bounds(benchmark::State& timing) { time_policies<bounds_asked, no_budget>(timing, {draw_score, 258'560}); }
BENCHMARK(with_bounds)->Name("alpha_beta/win_at_once")->Unit(benchmark::kMillisecond);

struct distance_counted {
    no_line<rules> line;
};
void with_distance(benchmark::State& timing) {
    time_policies<distance_counted, no_budget>(timing, {draw_score, 3'189'800});
}
BENCHMARK(with_distance)->Name("alpha_beta/distance")->Unit(benchmark::kMillisecond);

void with_defaults(benchmark::State& timing) { time_policies<no_policies, budget<>>(timing, {draw_score, 3'189'800}); }
BENCHMARK(with_defaults)->Name("alpha_beta/distance_line_budget")->Unit(benchmark::kMillisecond);

struct scouting {
    no_line<rules> line;
    null_window_first scout;
    outcome_scoring scoring;
};
void with_scout(benchmark::State& timing) { time_policies<scouting, no_budget>(timing, {draw_score, 3'014'769}); }
BENCHMARK(with_scout)->Name("alpha_beta/principal_variation")->Unit(benchmark::kMillisecond);

struct ordered {
    order_by<rules, centre_first<rules>> order;
    no_line<rules> line;
    outcome_scoring scoring;
};
void with_order(benchmark::State& timing) { time_policies<ordered, no_budget>(timing, {draw_score, 748'116}); }
BENCHMARK(with_order)->Name("alpha_beta/centre_first")->Unit(benchmark::kMillisecond);

struct remembering {
    transposition_table<rules> table;
    no_line<rules> line;
    outcome_scoring scoring;
};
void with_table(benchmark::State& timing) { time_policies<remembering, no_budget>(timing, {draw_score, 254'642}); }
BENCHMARK(with_table)->Name("alpha_beta/table")->Unit(benchmark::kMillisecond);

struct ordered_remembering {
    order_by<rules, suggested_first<rules>, centre_first<rules>> order;
    transposition_table<rules> table;
    no_line<rules> line;
    outcome_scoring scoring;
};
void with_table_and_order(benchmark::State& timing) {
    time_policies<ordered_remembering, no_budget>(timing, {draw_score, 170'307});
}
BENCHMARK(with_table_and_order)->Name("alpha_beta/table_and_centre_first")->Unit(benchmark::kMillisecond);

}  // namespace
