// Monte-Carlo tree search: simulate, ask what it thinks of every move, play on with the same tree.

#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts.hpp>
#include <halfmove/policy/dot.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>

using halfmove::connect_four;

namespace {

// [policies]
/// A policy set names the axes it changes; the others are as in the default.
struct cautious {
    halfmove::ucb1 select{.exploration = 1.4F};
    halfmove::secure_mean choose{};
};
// [policies]

void print(const connect_four::state& position, const halfmove::mcts_report<connect_four>& report) {
    std::printf("  column %s: %6u visits, mean %+.3f", connect_four::move_to_text(position, report.move).c_str(),
                report.visits, static_cast<double>(report.mean));
    if (report.proven) { std::printf(", proven: %s", halfmove::score_to_text(*report.proven).c_str()); }
    std::puts("");
}

}  // namespace

int main() {
    // [run]
    halfmove::mcts<connect_four> search{{.memory = std::size_t{16} << 20U, .seed = 1}};
    auto position = connect_four::initial();
    auto result = search.run(position, {.nodes = 20'000});
    std::printf("%llu simulations, best first:\n", static_cast<unsigned long long>(result.nodes));
    for (const auto& report : search.analyse()) { print(position, report); }

    // The tree goes along: what was learnt about the new position stays.
    search.advance(*result.best);
    position = connect_four::apply(position, *result.best);
    // [run]
    std::printf("after the move the tree still has %u simulations\n", search.tree()[0].visits());

    // A position that can be proven ends the search by itself.
    const auto winning = halfmove::read_position<connect_four>("3344");
    result = search.run(*winning, {.nodes = 1'000'000});
    std::printf("proven: %s after %llu simulations\n", halfmove::score_to_text(result.value).c_str(),
                static_cast<unsigned long long>(result.nodes));
    if (!result.exact || !halfmove::is_win(result.value)) { return EXIT_FAILURE; }

    halfmove::mcts<connect_four, cautious> other{{.memory = std::size_t{16} << 20U}};
    const auto second = other.run(connect_four::initial(), {.nodes = 20'000});
    std::printf("the cautious search plays column %s\n",
                connect_four::move_to_text(connect_four::initial(), *second.best).c_str());

    const std::string picture = halfmove::to_dot(halfmove::record_tree(other, {.plies = 1, .nodes = 8}));
    std::printf("a picture of its tree takes %zu characters of DOT\n", picture.size());
    return EXIT_SUCCESS;
}
