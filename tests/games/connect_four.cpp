#include "halfmove/games/connect_four.hpp"

#include "halfmove/testing/distinct_positions.hpp"
#include "halfmove/testing/perft.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using counts = std::vector<std::uint64_t>;

static_assert(connect_four::board == grid{7, 6} && connect_four::line_length == 4 && connect_four::max_moves == 7);
static_assert(std::same_as<key_of<connect_four>, std::uint64_t> && injectively_keyed_game<connect_four>);
static_assert(winning_move_game<connect_four> && symmetric_game<connect_four> && random_move_game<connect_four>);
static_assert(text_game<connect_four> && indexed_game<connect_four> && connect_four::symmetries == 2);
static_assert(perft<connect_four>(3) == 343);

}  // namespace

TEST_CASE("perft of Connect 4, as several independent programs count it") {
    const counts published{1, 7, 49, 343, 2'401, 16'807, 117'649, 823'536, 5'673'234, 39'394'572};
    for (int depth = 0; depth < 10; ++depth) {
        CHECK(perft<connect_four>(depth) == published[static_cast<std::size_t>(depth)]);
    }
}

TEST_CASE("distinct positions of Connect 4 by ply (Edelkamp and Kissmann; Tromp)") {
    CHECK(distinct_positions<connect_four>(8) == counts{1, 7, 49, 238, 1'120, 4'263, 16'422, 54'859, 184'275});
}

TEST_CASE("mirrored positions count once") {
    // Burnside: the classes under one mirror are half of the positions and of those that are their own image.
    for (int plies = 0; plies <= 6; ++plies) {
        std::vector<connect_four::state> positions{connect_four::initial()};
        for (int ply = 0; ply < plies; ++ply) {
            positions =
                detail::next_ply<connect_four>(positions, [](const auto& state) { return connect_four::key(state); });
        }
        std::uint64_t own_image = 0;
        for (const auto& position : positions) {
            if (connect_four::transform(position, 1) == position) { ++own_image; }
        }
        CHECK(distinct_positions_up_to_symmetry<connect_four>(plies).back() == (positions.size() + own_image) / 2);
    }
}

TEST_CASE("lines in all four directions end the game, and only then") {
    const auto ends = [](std::string_view moves) {
        return connect_four::outcome_of(*read_position<connect_four>(moves)) == outcome::loss;
    };
    CHECK(ends("1212121"));
    CHECK(ends("1122334"));
    CHECK(ends("764457645217456533"));
    CHECK(ends("5444376223561537122"));
    CHECK_FALSE(ends("121212"));
    CHECK_FALSE(ends("112233"));
    CHECK_FALSE(ends("76445764521745653"));
    CHECK_FALSE(ends("544437622356153712"));
}

TEST_CASE("a full board without a line is a draw") {
    const auto position = read_position<connect_four>("715363651125755215222463271771373344444666");
    REQUIRE(position);
    CHECK(connect_four::outcome_of(*position) == outcome::draw);
}
