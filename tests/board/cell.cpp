#include "halfmove/board/cell.hpp"

#include <doctest/doctest.h>

#include <concepts>

using halfmove::cell;

namespace {

constexpr bool test() {
    const cell third{3};
    return cell{} == cell{0} && third == cell{3} && third != cell{4} && cell{2} < third && cell{4} > third;
}

static_assert(test());
static_assert(std::regular<cell> && std::totally_ordered<cell> && sizeof(cell) == 2);

}  // namespace

TEST_CASE("cells compare by their bits") { CHECK(test()); }
