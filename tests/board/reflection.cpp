#include "halfmove/board/reflection.hpp"

#include "halfmove/core/random.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

template <grid Board>
bits_of<Board> random_cells(random_generator& random) {
    bits_of<Board> cells;
    for (const int index : all_cells<Board>) {
        if (uniform_below(random, 2) == 0) { cells |= bits_of<Board>::single(index); }
    }
    return cells;
}

/// Two numbers are the same map if they agree on every cell.
template <grid Board, class Map, class OtherMap>
bool same_map(Map map, OtherMap other) {
    for (const int index : all_cells<Board>) {
        const cell where{static_cast<std::uint16_t>(index)};
        if (map(where) != other(where)) { return false; }
    }
    return true;
}

template <grid Board>
void check_group() {
    const int count = reflections_of(Board);
    for (int i = 0; i < count; ++i) {
        for (int j = 0; j < count; ++j) {
            int equal = 0;
            const auto composed = [&](cell where) { return reflect<Board>(reflect<Board>(where, i), j); };
            for (int k = 0; k < count; ++k) {
                if (same_map<Board>(composed, [&](cell where) { return reflect<Board>(where, k); })) { ++equal; }
            }
            CHECK(equal == 1);
        }
    }
    CHECK(same_map<Board>([](cell where) { return reflect<Board>(where, 0); }, [](cell where) { return where; }));
}

template <grid Board>
void check_sets() {
    random_generator random{1};
    for (int round = 0; round < 20; ++round) {
        const bits_of<Board> cells = random_cells<Board>(random);
        for (int i = 0; i < reflections_of(Board); ++i) {
            const bits_of<Board> image = reflect<Board>(cells, i);
            REQUIRE(image.count() == cells.count());
            for (const int index : cells) {
                REQUIRE(image.contains(reflect<Board>(cell{static_cast<std::uint16_t>(index)}, i).index));
            }
        }
    }
}

}  // namespace

TEST_CASE("reflections form a group: each composition is exactly one of them") {
    check_group<grid{3, 3}>();
    check_group<grid{5, 5}>();
    check_group<grid{4, 4}>();
    check_group<grid{7, 6}>();
    check_group<grid{3, 5}>();
}

TEST_CASE("the image of a set is the set of the images") {
    check_sets<grid{3, 3}>();
    check_sets<grid{7, 6}>();
    check_sets<grid{12, 6}>();
    check_sets<grid{8, 8}>();
    check_sets<grid{15, 15}>();
    check_sets<grid{1, 4}>();
    check_sets<grid{4, 1}>();
}

namespace {

constexpr bool test() {
    constexpr grid square{3, 3};
    constexpr grid wide{7, 6};
    const cell corner = square.at(0, 0);
    return reflections_of(square) == 8 && reflections_of(wide) == 4 && reflect<square>(corner, 1) == square.at(2, 0) &&
        reflect<square>(corner, 2) == square.at(0, 2) && reflect<square>(corner, 3) == square.at(2, 2) &&
        reflect<square>(square.at(1, 0), 4) == square.at(0, 1) && reflect<wide>(wide.at(0, 5), 1) == wide.at(6, 5) &&
        reflect<wide>(wide.at(0, 5), 2) == wide.at(0, 0) &&
        mirror<wide>(column_cells<wide>(1)) == column_cells<wide>(5) &&
        mirror<wide>(all_cells<wide>) == all_cells<wide>;
}

static_assert(test());

}  // namespace

TEST_CASE("the switches: 1 left and right, 2 top and bottom, 4 columns and rows") { CHECK(test()); }
