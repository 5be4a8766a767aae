#include "games/nim.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts/policies.hpp>

#include <doctest/doctest.h>

#include <concepts>

namespace {

using namespace halfmove;
using nim = examples::nim<1, 2>;

// The default playout depends on what the game can do.
static_assert(std::same_as<default_playout<connect_four>, decisive_playout<connect_four>>);
static_assert(!winning_move_game<nim> && std::same_as<default_playout<nim>, uniform_playout<nim>>);

TEST_CASE("plain UCT proves nothing and explores as it was proven to") {
    CHECK_FALSE(decltype(plain_uct<nim>::back_up)::proves);
    CHECK(plain_uct<nim>{}.select.exploration > 2.82F);
    CHECK(plain_uct<nim>{}.select.exploration < 2.83F);
    CHECK(decltype(mcts_policies<nim>::back_up)::proves);
}

}  // namespace
