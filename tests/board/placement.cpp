#include "halfmove/board/placement.hpp"

#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;
using support::looks_uniform;

namespace {

/// A position of falling discs: a random height in every column.
template <grid Board>
bits_of<Board> random_stacks(random_generator& random) {
    bits_of<Board> occupied;
    for (int column = 0; column < Board.width; ++column) {
        const auto height = static_cast<int>(uniform_below(random, static_cast<std::uint32_t>(Board.height) + 1));
        for (int row = 0; row < height; ++row) { occupied |= single<Board>(Board.at(column, row)); }
    }
    return occupied;
}

template <grid Board>
void check_drop() {
    random_generator random{1};
    for (int round = 0; round < 200; ++round) {
        const bits_of<Board> occupied = random_stacks<Board>(random);
        bits_of<Board> expected;
        for (int column = 0; column < Board.width; ++column) {
            for (int row = 0; row < Board.height; ++row) {
                if (!occupied.contains(Board.at(column, row).index)) {
                    expected |= single<Board>(Board.at(column, row));
                    break;
                }
            }
        }
        REQUIRE(drop::playable<Board>(occupied) == expected);
    }
    CHECK(drop::playable<Board>(all_cells<Board>).empty());
    CHECK(drop::playable<Board>({}) == bottom_row<Board>);
    CHECK(drop::max_moves(Board) == Board.width);
}

template <grid Board>
void check_place() {
    random_generator random{2};
    for (int round = 0; round < 50; ++round) {
        const bits_of<Board> occupied = random_stacks<Board>(random);
        const bits_of<Board> playable = place::playable<Board>(occupied);
        for (int index = 0; index < Board.bits(); ++index) {
            REQUIRE(playable.contains(index) == (all_cells<Board>.contains(index) && !occupied.contains(index)));
        }
    }
    CHECK(place::max_moves(Board) == Board.cells());
}

}  // namespace

TEST_CASE("a dropped disc lands on the lowest free cell of its column") {
    check_drop<grid{7, 6}>();
    check_drop<grid{12, 6}>();
    check_drop<grid{8, 7}>();
    check_drop<grid{8, 8}>();
    check_drop<grid{5, 5}>();
    check_drop<grid{2, 3}>();
    check_drop<grid{1, 1}>();
    check_drop<grid{15, 15}>();
}

TEST_CASE("a placed mark goes to any free cell of the board, and nowhere else") {
    check_place<grid{3, 3}>();
    check_place<grid{8, 8}>();
    check_place<grid{15, 15}>();
}

TEST_CASE_TEMPLATE("random cells are playable and equally likely", Rule, drop, place) {
    constexpr grid board{7, 6};
    random_generator random{3};
    bits_of<board> occupied = column_cells<board>(2) | column_cells<board>(6) | bottom_row<board>;
    const bits_of<board> playable = Rule::template playable<board>(occupied);
    std::vector<int> drawn(static_cast<std::size_t>(board.bits()), 0);
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) { ++drawn[Rule::template random_cell<board>(playable, random).index]; }
    std::vector<int> counts;
    for (int index = 0; index < board.bits(); ++index) {
        const int count = drawn[static_cast<std::size_t>(index)];
        if (playable.contains(index)) {
            counts.push_back(count);
        } else {
            CHECK(count == 0);
        }
    }
    CHECK(looks_uniform(counts));
}

TEST_CASE("the moves of a set are its members as cells") {
    using bits = bits_of<grid{7, 6}>;
    const bits cells = bits::single(0) | bits::single(23) | bits::single(47);
    const cell_moves<bits> moves{cells};
    std::vector<cell> seen;
    for (const cell move : moves) { seen.push_back(move); }
    CHECK(seen == std::vector<cell>{{0}, {23}, {47}});
    CHECK(moves.size() == 3);
    CHECK_FALSE(moves.empty());
    CHECK(cell_moves<bits>{{}}.empty());
    auto second = moves.begin();
    CHECK(*second++ == cell{0});
    CHECK(*second == cell{23});
}

namespace {

struct without_random_cell {
    template <grid Board>
    static bits_of<Board> playable(const bits_of<Board>&);
    static int max_moves(grid);
    static int symmetries(grid);
};

static_assert(placement_rule<drop> && placement_rule<place> && !placement_rule<without_random_cell>);
static_assert(drop::symmetries(grid{7, 6}) == 2 && place::symmetries(grid{7, 6}) == 4 &&
              place::symmetries(grid{3, 3}) == 8);
static_assert(drop::playable<grid{7, 6}>(column_cells<grid{7, 6}>(0)) ==
              (bottom_row<grid{7, 6}> ^ single<grid{7, 6}>(cell{0})));

}  // namespace
