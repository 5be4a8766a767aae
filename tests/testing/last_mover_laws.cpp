#include "games/nim.hpp"
#include "support/law_test.hpp"
#include "support/tree_game.hpp"

#include <halfmove/testing/last_mover_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

template <class G>
struct claiming : G {
    static constexpr bool last_mover_wins = true;
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_last_mover_laws(check); });
}

}  // namespace

TEST_CASE("a game that its last mover wins keeps the laws") {
    const law_report report = checked<claiming<examples::nim<2, 3>>>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("a game that its last mover loses is caught") {
    CHECK(checked<claiming<examples::misere_nim<2, 3>>>().broken(laws::last_mover_has_won));
}

TEST_CASE("a side that moves twice running is caught") {
    CHECK(checked<claiming<support::tree_game<"[[+]]">>>().broken(laws::sides_alternate));
}
