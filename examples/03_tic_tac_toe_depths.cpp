// Tic-tac-toe from the empty board, one to nine plies deep, estimated by open lines: what each search answers, how many
// positions it visits and how long it takes. Negamax looks at everything; alpha-beta leaves out what cannot matter, and
// with a table it also recognises what it has seen.

#include <halfmove/halfmove.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>

namespace {

using namespace halfmove;

struct plain {
    open_lines<tic_tac_toe> evaluate{};
};

struct with_table {
    open_lines<tic_tac_toe> evaluate{};
    order_by<tic_tac_toe, centre_first<tic_tac_toe>> order{};
    transposition_table<tic_tac_toe> table;
};

struct row {
    search_result<tic_tac_toe> result;
    double milliseconds;
};

template <class Search>
row measure(Search search) {
    const auto start = std::chrono::steady_clock::now();
    row measured{search(), 0};
    const auto time = std::chrono::steady_clock::now() - start;
    measured.milliseconds = std::chrono::duration<double, std::milli>(time).count();
    return measured;
}

void print(const row& measured) {
    std::printf(" | %8llu %8.3f ms", static_cast<unsigned long long>(measured.result.nodes), measured.milliseconds);
}

}  // namespace

int main() {
    const auto empty = tic_tac_toe::initial();
    std::puts("depth value move |        negamax       |      alpha-beta      |   order and table");
    for (int depth = 1; depth <= 9; ++depth) {
        const row all = measure([&] { return negamax<tic_tac_toe, plain>{}.run(empty, depth); });
        const row pruned = measure([&] { return alpha_beta<tic_tac_toe, plain>{}.run(empty, {.depth = depth}); });
        const row remembered =
            measure([&] { return alpha_beta<tic_tac_toe, with_table>{}.run(empty, {.depth = depth}); });
        std::printf("%5d %5s %4s", depth, score_to_text(all.result.value).c_str(),
                    tic_tac_toe::move_to_text(empty, *all.result.best).c_str());
        print(all);
        print(pruned);
        print(remembered);
        std::puts("");
        if (pruned.result.value != all.result.value || remembered.result.value != all.result.value) { return 1; }
    }
}
