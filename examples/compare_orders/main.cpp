// What is an order of moves worth? Counts the nodes that one search needs on ten fixed positions of Connect 4, with one
// order after the other. All of them find the same values: orders change the work, never the answer.
// Usage: compare_orders [depth]

#include <halfmove/halfmove.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

namespace {

using namespace halfmove;
using rules = connect_four;

constexpr int default_depth = 10;

template <class Order, class Table>
struct policies {
    window_counts<rules> evaluate;
    Order order;
    Table table;
};

/// Positions after six to fifteen random moves.
std::vector<rules::state> fixed_positions() {
    random_generator random{2026};
    std::vector<rules::state> positions;
    while (positions.size() < 10) {
        rules::state position = rules::initial();
        const std::size_t plies = 6 + positions.size();
        for (std::size_t i = 0; i < plies && !rules::outcome_of(position); ++i) {
            position = rules::apply(position, rules::random_move(position, random));
        }
        if (!rules::outcome_of(position)) { positions.push_back(position); }
    }
    return positions;
}

struct work {
    std::uint64_t nodes = 0;
    long long values = 0;  ///< summed up, to see that all orders agree
};

/// Deepens each position to the same depth. Nothing learnt in one is used in the next.
template <class Order, class Table>
work measure(const std::vector<rules::state>& positions, int depth) {
    const auto search = std::make_unique<alpha_beta<rules, policies<Order, Table>>>();
    work total;
    for (const rules::state& position : positions) {
        search->forget();
        const search_result<rules> result = deepen(*search, position, {.depth = depth});
        total.nodes += result.nodes;
        total.values += result.value;
    }
    return total;
}

struct comparison {
    std::vector<rules::state> positions;
    int depth;
    work reference;
    bool agreed = true;

    /// One line of the table: the order alone, and with a table.
    template <class Order>
    void line(const char* name) {
        const work alone = measure<Order, no_table<rules>>(positions, depth);
        const work helped = measure<Order, transposition_table<rules>>(positions, depth);
        if (reference.nodes == 0) { reference = alone; }
        agreed = agreed && alone.values == reference.values && helped.values == reference.values;
        const auto percent = [&](const work& some) {
            return 100.0 * static_cast<double>(some.nodes) / static_cast<double>(reference.nodes);
        };
        std::printf("| %s | %llu | %.1f %% | %llu | %.1f %% |\n", name, static_cast<unsigned long long>(alone.nodes),
                    percent(alone), static_cast<unsigned long long>(helped.nodes), percent(helped));
    }
};

}  // namespace

int main(int argc, char** argv) {
    const long wanted = argc > 1 ? std::strtol(argv[1], nullptr, 10) : default_depth;
    if (wanted < 1 || wanted > max_depth) {
        std::fputs("usage: compare_orders [depth]\n", stderr);
        return 2;
    }
    const int depth = static_cast<int>(wanted);
    using suggested = suggested_first<rules>;
    using killer = killers<rules>;
    using cut_offs = history<rules>;
    using priority = by_priority<rules>;

    comparison test{fixed_positions(), depth, {}};
    std::puts("| order | nodes | of the first | nodes with a table | of the first |\n|---|---|---|---|---|");
    test.line<generation_order<rules>>("as generated");
    test.line<order_by<rules, suggested>>("suggested move");
    test.line<order_by<rules, killer>>("killers");
    test.line<order_by<rules, cut_offs>>("history");
    test.line<order_by<rules, priority>>("priority");
    test.line<order_by<rules, suggested, killer>>("suggested, killers");
    test.line<order_by<rules, suggested, killer, cut_offs>>("suggested, killers, history");
    test.line<order_by<rules, suggested, priority>>("suggested, priority");
    test.line<order_by<rules, suggested, priority, killer>>("suggested, priority, killers");
    test.line<order_by<rules, suggested, killer, priority>>("suggested, killers, priority");
    test.line<order_by<rules, suggested, killer, cut_offs, priority>>("suggested, killers, history, priority");
    if (!test.agreed) { std::puts("The orders do not agree: a search is wrong."); }
    return test.agreed ? 0 : 1;
}
