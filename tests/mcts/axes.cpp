#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/mcts/axes.hpp>
#include <halfmove/mcts/rave.hpp>
#include <halfmove/mcts/ucb1_tuned.hpp>

#include <doctest/doctest.h>

#include <concepts>

namespace {

using namespace halfmove;

struct nothing {};
struct only_select {
    ucb1_tuned select{3.0F};
};
struct own_back_up {
    template <class Node>
    void operator()(Node& node, int value) const {
        node.record(value);
    }
};
struct estimates {
    own_back_up back_up{};
    struct half {
        float operator()(const tic_tac_toe::state&, random_generator&) const { return 0.5F; }
    } simulate{};
};
struct with_rave {
    rave<tic_tac_toe> select{};
};

template <class Policies>
using axes = mcts_axes<tic_tac_toe, Policies>;

// What is left out is as in the default.
static_assert(std::same_as<axes<nothing>::select_type, ucb1>);
static_assert(std::same_as<axes<nothing>::simulate_type, decisive_playout<tic_tac_toe>>);
static_assert(axes<nothing>::proves && std::same_as<axes<nothing>::choose_type, most_visits>);
// What is there is used, and decides what a node keeps.
static_assert(std::same_as<axes<only_select>::statistics, ucb1_tuned::statistics> && axes<only_select>::proves);
static_assert(!axes<estimates>::proves && std::same_as<axes<estimates>::value_type, float>);
static_assert(axes<with_rave>::learns_from_later_moves && !axes<nothing>::learns_from_later_moves);

TEST_CASE("the settings of a policy reach the search") {
    CHECK(axes<only_select>{{}}.select.exploration == 3.0F);
    CHECK(axes<only_select>{only_select{ucb1_tuned{2.0F}}}.select.exploration == 2.0F);
    CHECK(axes<nothing>{{}}.select.exploration == ucb1{}.exploration);
}

}  // namespace
