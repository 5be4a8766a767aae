#include "halfmove/policy/principal_line.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <vector>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

std::vector<int> as_vector(const line_of_play<stones>& line) { return {line.begin(), line.end()}; }

}  // namespace

TEST_CASE("a line is a move and the line below it") {
    const auto lines = std::make_unique<principal_line<stones>>();
    lines->extend(2, 3);
    lines->extend(1, 2);
    lines->extend(0, 1);
    CHECK(as_vector(lines->best()) == std::vector{1, 2, 3});

    // A better move one ply below; what was copied does not change with it.
    lines->clear(2);
    lines->extend(1, 1);
    CHECK(as_vector(lines->best()) == std::vector{1, 2, 3});
    lines->extend(0, 3);
    CHECK(as_vector(lines->best()) == std::vector{3, 1});

    lines->clear(0);
    CHECK(lines->best().empty());
}

TEST_CASE("a line as long as the deepest search fits") {
    const auto lines = std::make_unique<principal_line<stones>>();
    for (int ply = max_depth - 1; ply >= 0; --ply) { lines->extend(ply, ply % 3 + 1); }
    const auto& line = lines->best();
    REQUIRE(line.size() == static_cast<std::size_t>(max_depth));
    for (int ply = 0; ply < max_depth; ++ply) { REQUIRE(line[static_cast<std::size_t>(ply)] == ply % 3 + 1); }
}

TEST_CASE("no line is kept") {
    no_line<stones>::extend(0, 2);
    no_line<stones>::clear(0);
    CHECK(no_line<stones>::best().empty());
}
