#include "halfmove/policy/centre_first.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/policy/order_by.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

template <class G>
std::string order_of_first_moves() {
    order_by<G, centre_first<G>> order;
    std::string moves;
    for (const auto& move : order(G::initial(), node_hint<G>{})) { moves += G::move_to_text(G::initial(), move); }
    return moves;
}

}  // namespace

TEST_CASE("moves are tried from the centre outwards") {
    CHECK(order_of_first_moves<connect_four>() == "4352617");
    CHECK(order_of_first_moves<drop_game<12, 6>>() == "6758493a2b1c");
    CHECK(order_of_first_moves<tic_tac_toe>() == "b2a2b1b3c2a1a3c1c3");
}
