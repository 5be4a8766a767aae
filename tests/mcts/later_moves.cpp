#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts/later_moves.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

using namespace halfmove;

static_assert(std::is_empty_v<later_moves<connect_four, false>>);

TEST_CASE("the moves of the two sides are told apart") {
    later_moves<connect_four, true> moves;
    const cell corner = connect_four::board.at(0, 0);
    const cell top = connect_four::board.at(6, 5);
    moves.insert(true, corner);
    moves.insert(false, top);
    CHECK(moves.contains(true, corner));
    CHECK_FALSE(moves.contains(false, corner));
    CHECK(moves.contains(false, top));
    CHECK_FALSE(moves.contains(true, top));
    moves.clear();
    CHECK_FALSE(moves.contains(true, corner));
    CHECK_FALSE(moves.contains(false, top));
}

}  // namespace
