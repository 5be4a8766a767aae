#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/index_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = examples::nim<2, 3>;

struct narrow : sound {
    static constexpr std::size_t move_indices = 258;
};

struct sharing : sound {
    static std::size_t move_index(move chosen) { return chosen.heap + chosen.taken; }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_index_laws(check); }, {.games = 30});
}

}  // namespace

TEST_CASE("a sound game keeps the laws of move indices") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("an index out of range is caught") {
    const law_report report = checked<narrow>();
    REQUIRE(report.broken(laws::index_in_range));
    CHECK(report.find(laws::index_in_range)->first.reason == "move b2 has index 258 of 258");
}

TEST_CASE("an index shared by two moves is caught") { CHECK(checked<sharing>().broken(laws::indices_distinct)); }
