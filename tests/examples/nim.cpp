#include "games/nim.hpp"

#include <halfmove/testing/exact_score.hpp>
#include <halfmove/testing/laws.hpp>

#include <doctest/doctest.h>

using namespace examples;
using namespace halfmove;

namespace {

constexpr std::uint64_t enough = 1'000'000;

template <int... Heaps>
void check_against_theory() {
    using game = nim<Heaps...>;
    const int exclusive_or = (0 ^ ... ^ Heaps);
    const bool all_ones = ((Heaps == 1) && ...);
    CAPTURE(game::to_text(game::initial()));
    CHECK(is_win(exact_score<game>(game::initial(), enough).value()) == (exclusive_or != 0));
    // Misere: as in normal play, unless only heaps of one are left; then the other way round.
    CHECK(is_win(exact_score<misere_nim<Heaps...>>(game::initial(), enough).value()) ==
          ((exclusive_or != 0) != all_ones));
}

}  // namespace

TEST_CASE("nim is won as Bouton says, normal and misere") {
    check_against_theory<1>();
    check_against_theory<2>();
    check_against_theory<1, 1>();
    check_against_theory<1, 2>();
    check_against_theory<2, 2>();
    check_against_theory<1, 1, 1>();
    check_against_theory<1, 2, 3>();
    check_against_theory<2, 3, 3>();
    check_against_theory<1, 2, 2, 1>();
}

TEST_CASE("nim keeps all laws") {
    const law_report normal = check_laws<nim<3, 4, 5>>();
    CHECK_MESSAGE(normal.ok(), normal.to_text());
    const law_report misere = check_laws<misere_nim<3, 4, 5>>({.last_mover_loses = true});
    CHECK_MESSAGE(misere.ok(), misere.to_text());
}

TEST_CASE("nim in text") {
    using game = nim<1, 3>;
    CHECK(game::to_text(game::initial()) == "a |\nb |||\n");
    const parsed<game::move> two_from_b = game::move_from_text(game::initial(), "b2");
    REQUIRE(two_from_b);
    CHECK(game::apply(game::initial(), *two_from_b) == game::state{1, 1});
    const parsed<game::move> too_many = game::move_from_text(game::initial(), "a2");
    REQUIRE(!too_many);
    CHECK(too_many.error().message == "'a2' is not a legal move; wanted one of: a1 b1 b2 b3");
    CHECK(game::move_from_text({0, 0}, "a1").error().message == "the game is over");
}
