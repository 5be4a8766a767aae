/// Adds powers to a game one at a time and watches the number of positions fall that solving it takes.

#include "games/kalah.hpp"

#include <halfmove/search/solver.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>

namespace {

using plain = examples::kalah<4, 3>;
using halfmove::score;
using halfmove::score_bounds;

int in_store(const plain::state& position, halfmove::side owner) {
    return position.pits[owner == halfmove::side::first ? 4 : 9];
}

// [bounds]
/// Who has more than half of all seeds in the store has won, however long it takes.
struct with_bounds : plain {
    static score_bounds bounds(const state& position, halfmove::window) {
        constexpr int half = 4 * 3;
        score_bounds known;
        if (in_store(position, position.turn) > half) { known.lower = halfmove::decided_score; }
        if (in_store(position, other(position.turn)) > half) { known.upper = -halfmove::decided_score; }
        return known;
    }
};
// [bounds]

// [order]
/// Moves that fill the store come first, those that move again before all others.
struct with_order : with_bounds {
    static int child_priority(const state& position, move, const state& child) {
        const halfmove::side me = position.turn;
        return 2 * (in_store(child, me) - in_store(position, me)) + (child.turn == me ? 20 : 0);
    }
};
// [order]

static_assert(halfmove::explain<with_bounds>() && halfmove::explain<with_order>());

constexpr std::uint64_t most_nodes = 2'000'000;

/// The score, or nothing if that takes too long.
template <halfmove::game G, halfmove::solver_features Features = halfmove::solver_features{}>
std::optional<score> solve_and_count(const char* name) {
    halfmove::solver<G, Features> solver;
    halfmove::limits granted;
    granted.nodes = most_nodes;
    const auto result = solver.solve(G::initial(), {.granted = granted, .outcome_only = true, .line = false});
    std::cout << name << ": " << (result.complete ? "" : "more than ") << result.nodes << " positions\n";
    return result.complete ? std::optional{result.value} : std::nullopt;
}

}  // namespace

int main() {
    solve_and_count<plain, halfmove::solver_features{.table = false}>("nothing but the rules");
    const auto value = solve_and_count<plain>("with keys");
    const auto bounded = solve_and_count<with_bounds>("and bounds");
    const auto ordered = solve_and_count<with_order>("and an order");
    if (!ordered || (value && value != ordered) || (bounded && bounded != ordered)) { return EXIT_FAILURE; }
    std::cout << (halfmove::is_win(*ordered) ? "the first side wins\n" : "the first side does not win\n");
    return EXIT_SUCCESS;
}
