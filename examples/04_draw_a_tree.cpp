// Draws what alpha-beta looks at: 04_draw_a_tree | dot -Tsvg > tree.svg
//
// Every box is a position of tic-tac-toe, with its value for the side to move and the window in which that value was
// wanted. Orange boxes were cut off: one reply was good enough, and the dashed moves were never tried.

#include <halfmove/halfmove.hpp>

#include <cstdio>
#include <string>

namespace {

// [policies]
struct policies {
    halfmove::open_lines<halfmove::tic_tac_toe> evaluate{};
    halfmove::order_by<halfmove::tic_tac_toe, halfmove::centre_first<halfmove::tic_tac_toe>> order{};
    halfmove::tree_recorder<halfmove::tic_tac_toe> observe{{.plies = 3, .nodes = 200}};
};
// [policies]

}  // namespace

int main() {
    using halfmove::tic_tac_toe;
    const auto position = halfmove::read_drawing<tic_tac_toe>("O . X\n"
                                                              ". X .\n"
                                                              "O . .\n");
    if (!position) {
        std::fputs(position.error().message.c_str(), stderr);
        return 1;
    }
    // [draw]
    halfmove::alpha_beta<tic_tac_toe, policies> search;
    const auto result = search.run(*position, {.depth = 3});
    std::fputs(halfmove::to_dot(search.policy_set().observe.tree()).c_str(), stdout);
    // [draw]
    return result.best ? 0 : 1;
}
