#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/finite_laws.hpp>

#include <doctest/doctest.h>

#include <numeric>

using namespace halfmove;

namespace {

/// Every move takes at least one.
struct five_stones : examples::nim<2, 3> {
    static constexpr int max_plies = 5;
    static int plies_left(const state& heaps) { return std::accumulate(heaps.begin(), heaps.end(), 0); }
};

struct too_short : five_stones {
    static int plies_left(const state& heaps) { return std::max(1, five_stones::plies_left(heaps) - 1); }
};

struct above_its_maximum : five_stones {
    static constexpr int max_plies = 4;
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_finite_laws(check); });
}

}  // namespace

TEST_CASE("a sound game keeps the laws of plies left") {
    const law_report report = checked<five_stones>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("a game that lasts longer than it says is caught") {
    CHECK(checked<too_short>().broken(laws::plies_left_enough));
    CHECK(!checked<too_short>().broken(laws::plies_left_bounded));
}

TEST_CASE("more plies left than the maximum are caught") {
    CHECK(checked<above_its_maximum>().broken(laws::plies_left_bounded));
}
