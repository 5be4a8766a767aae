#include "halfmove/search/alpha_beta_recursion.hpp"

#include "halfmove/core/budget.hpp"
#include "halfmove/search/alpha_beta.hpp"
#include "support/hashed_evaluation.hpp"
#include "support/oracle.hpp"
#include "support/questions.hpp"

#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <vector>

using namespace halfmove;
using namespace support;

namespace {

using hashed = hashed_evaluation<tic_tac_toe>;

struct plain {
    hashed evaluate;
};
struct scouting {
    hashed evaluate;
    null_window_first scout;
};

/// Asks one position with a window; only the value counts.
template <class Set>
score ask(policies<tic_tac_toe, Set>& chosen, const question<tic_tac_toe>& asked, window wanted) {
    unlimited watch;
    alpha_beta_recursion<tic_tac_toe, policies<tic_tac_toe, Set>, unlimited> search{chosen, watch, asked.depth, 1, {}};
    search.search_root(asked.root, wanted);
    return search.best().value;
}

struct event {
    int depth;  ///< -1 on the way back
    score value;
    node_kind kind;
};

/// Writes down what it sees.
struct recorder {
    std::vector<event>* events = nullptr;
    void start(const tic_tac_toe::state&, int depth, window) const { events->push_back({depth, 0, {}}); }
    void enter(cell, const tic_tac_toe::state&, int depth, window) const { events->push_back({depth, 0, {}}); }
    void leave(score value, node_kind kind) const { events->push_back({-1, value, kind}); }
};
struct recorded {
    hashed evaluate;
    recorder observe;
};

}  // namespace

TEST_CASE_TEMPLATE("the contract holds for every window", Set, plain, scouting) {
    // r = v inside the window, v <= r <= lower below it, upper <= r <= v above it.
    const auto chosen = std::make_unique<policies<tic_tac_toe, Set>>();
    chosen->evaluate().values = 5;
    std::size_t broken = 0;
    for (const auto& asked : questions_before<tic_tac_toe>(6, 4, 200, 1)) {
        const auto moves = oracle<tic_tac_toe, hashed>{asked.depth, hashed{5}}.moves(asked.root);
        const score value =
            std::max_element(moves.begin(), moves.end(), [](auto a, auto b) { return a.value < b.value; })->value;
        for (int lower = -4; lower <= 3; ++lower) {
            for (int upper = lower + 1; upper <= 4; ++upper) {
                const score found = ask(*chosen, asked, {lower, upper});
                const bool right = value <= lower ? value <= found && found <= lower
                    : value >= upper              ? upper <= found && found <= value
                                                  : found == value;
                broken += static_cast<std::size_t>(!right);
            }
        }
        for (const score bound : {value - 1, value, win_in(3), loss_in(4), decided_score, -decided_score}) {
            const score found = ask(*chosen, asked, null_window(bound));
            broken += static_cast<std::size_t>((found > bound) != (value > bound));
        }
    }
    CHECK(broken == 0);
}

TEST_CASE("an observer sees a nested tree, and every node of it") {
    std::vector<event> events;
    alpha_beta<tic_tac_toe, recorded> search{recorded{{}, {&events}}};
    const auto result = search.run(tic_tac_toe::initial(), {.depth = 4});
    std::vector<int> open;
    std::uint64_t entered = 0;
    for (const event& each : events) {
        if (each.depth >= 0) {
            REQUIRE(each.depth == (open.empty() ? 4 : open.back() - 1));
            open.push_back(each.depth);
            ++entered;
        } else {
            REQUIRE_FALSE(open.empty());
            CHECK((each.kind == node_kind::horizon) == (open.back() == 0));
            open.pop_back();
        }
    }
    CHECK(open.empty());
    CHECK(entered == result.nodes);
    CHECK(events.back().value == result.value);
    CHECK(events.back().kind == node_kind::searched);
    CHECK(std::any_of(events.begin(), events.end(), [](const event& e) { return e.kind == node_kind::cut; }));
}

TEST_CASE("positions where a search was stopped are abandoned, and the tree stays nested") {
    std::vector<event> events;
    alpha_beta<tic_tac_toe, recorded> search{recorded{{}, {&events}}};
    CHECK_FALSE(search.run(tic_tac_toe::initial(), {.depth = 6, .nodes = 500}).complete);
    const auto enters = std::count_if(events.begin(), events.end(), [](const event& e) { return e.depth >= 0; });
    CHECK(static_cast<std::ptrdiff_t>(events.size()) == 2 * enters);
    CHECK(events.back().kind == node_kind::abandoned);
}
