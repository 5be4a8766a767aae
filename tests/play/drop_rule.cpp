#include "halfmove/play/drop_rule.hpp"

#include "halfmove/games/connect_four.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

struct leftmost {
    static constexpr bool decides = true;
    static constexpr auto keep(const auto&, const auto& candidates) { return lowest_of(candidates); }
    static std::string explain(const auto&, const auto&, const auto&) { return "goes left"; }
};

struct speechless {
    static constexpr bool decides = true;
    static constexpr auto keep(const auto&, const auto& candidates) { return candidates; }
};

static_assert(drop_rule<leftmost, connect_four>);
static_assert(!drop_rule<speechless, connect_four>);
static_assert(!drop_rule<leftmost, int>);

}  // namespace

TEST_CASE("the lowest member, alone") {
    using bits = connect_four::bits;
    CHECK(lowest_of(bits::single(9) | bits::single(30)) == bits::single(9));
}

TEST_CASE("all cells of the largest worth") {
    using bits = connect_four::bits;
    const bits three = bits::single(7) | bits::single(14) | bits::single(21);
    const auto last_digit = [](const bits& disc) { return disc.lowest() % 10; };
    CHECK(keep_best(three, last_digit) == bits::single(7));
    CHECK(keep_best(three, [](const bits&) { return -1; }) == three);
    CHECK(keep_best(three, [](const bits& disc) { return disc.lowest() % 2; }) == (bits::single(7) | bits::single(21)));
    CHECK(keep_best(bits{}, last_digit).empty());
}
