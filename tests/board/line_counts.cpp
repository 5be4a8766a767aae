#include "halfmove/board/line_counts.hpp"

#include "halfmove/core/random.hpp"
#include "support/line_walk.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <vector>

using namespace halfmove;
using namespace support;

namespace {

#define ALL_SIZES                                                                                                      \
    board_size<3, 3, 3>, board_size<4, 4, 3>, board_size<5, 5, 4>, board_size<7, 6, 4>, board_size<12, 6, 4>,          \
        board_size<9, 7, 4>, board_size<15, 15, 5>, board_size<7, 3, 4>, board_size<3, 7, 4>, board_size<3, 3, 4>,     \
        board_size<4, 3, 2>, board_size<6, 6, 6>, board_size<10, 9, 7>

template <class Size>
struct position {
    typename Size::bits mine;
    typename Size::bits theirs;
};

template <class Size>
position<Size> random_position(random_generator& random) {
    position<Size> result;
    const std::uint32_t discs_of_ten = 1 + uniform_below(random, 9);
    for (const int index : all_cells<Size::board>) {
        if (uniform_below(random, 10) >= discs_of_ten) { continue; }
        (uniform_below(random, 3) > 0 ? result.mine : result.theirs) |= Size::bits::single(index);
    }
    return result;
}

template <class Size>
constexpr int samples = Size::board.cells() > 100 ? 40 : 150;

}  // namespace

TEST_CASE_TEMPLATE("windows are weighed by the discs in them", Size, ALL_SIZES) {
    constexpr auto length = static_cast<std::size_t>(Size::line_length);
    random_generator random{11};
    for (int i = 0; i < samples<Size>; ++i) {
        const position<Size> drawn = random_position<Size>(random);
        const auto& mine = drawn.mine;
        const auto& theirs = drawn.theirs;
        int open_to_me = 0;
        std::array<int, length + 1> walked{};
        for_each_walk<Size>([&](const std::vector<int>& line) {
            const int my_discs = count_in(line, mine);
            const int their_discs = count_in(line, theirs);
            if (their_discs == 0) { ++open_to_me; }
            if (their_discs == 0) { ++walked[static_cast<std::size_t>(my_discs)]; }
            if (my_discs == 0) { --walked[static_cast<std::size_t>(their_discs)]; }
        });
        REQUIRE(count_lines_within<Size::board, Size::line_length>(all_cells<Size::board> ^ theirs) == open_to_me);
        for (std::size_t n = 1; n < length; ++n) {
            std::array<int, length> weights{};
            weights[0] = 1000;
            weights[n] = 1;
            REQUIRE(weigh_windows<Size::board, Size::line_length>(mine, theirs, weights) == walked[n]);
        }
    }
}

TEST_CASE_TEMPLATE("linked discs are counted where a line is still open", Size, ALL_SIZES) {
    random_generator random{12};
    for (int i = 0; i < samples<Size>; ++i) {
        const position<Size> drawn = random_position<Size>(random);
        const auto& mine = drawn.mine;
        const auto& theirs = drawn.theirs;
        REQUIRE(count_linked<Size::board, Size::line_length, 1>(mine, theirs) <= 4 * mine.count());
        REQUIRE(count_linked<Size::board, Size::line_length, 2>(mine, theirs) == walk_linked<Size>(2, mine, theirs));
        if constexpr (Size::line_length >= 3) {
            REQUIRE(count_linked<Size::board, Size::line_length, 3>(mine, theirs) ==
                    walk_linked<Size>(3, mine, theirs));
        }
    }
}

TEST_CASE_TEMPLATE("lines through cells are summed", Size, ALL_SIZES) {
    random_generator random{13};
    for (int i = 0; i < samples<Size>; ++i) {
        const auto cells = random_position<Size>(random).mine;
        int walked = 0;
        for_each_walk<Size>([&](const std::vector<int>& line) { walked += count_in(line, cells); });
        REQUIRE(sum_lines_through<Size::board, Size::line_length>(cells) == walked);
    }
}

TEST_CASE("the empty boards have as many lines as everyone knows") {
    CHECK(count_lines_within<grid{3, 3}, 3>(all_cells<grid{3, 3}>) == 8);
    CHECK(count_lines_within<grid{7, 6}, 4>(all_cells<grid{7, 6}>) == 69);
    CHECK(count_lines_within<grid{15, 15}, 5>(all_cells<grid{15, 15}>) == 572);
}
