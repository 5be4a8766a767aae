#include "games/kalah.hpp"
#include "support/law_test.hpp"
#include "support/tree_game.hpp"

#include <halfmove/testing/turn_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_turn_laws(check); });
}

}  // namespace

TEST_CASE("a sound game keeps the laws of turns") {
    const law_report report = checked<examples::kalah<3, 2>>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("the second side must not begin") {
    CHECK(checked<support::tree_game<"<[+-][=-]>">>().broken(laws::first_begins));
}

TEST_CASE("a side that never moves is caught") {
    CHECK(checked<support::tree_game<"[[+-][=-]]">>().broken(laws::both_move));
    CHECK(!checked<support::tree_game<"[+-]">>().broken(laws::both_move));
}
