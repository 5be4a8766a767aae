#include "games/nim.hpp"
#include "games/reversi.hpp"
#include "support/law_test.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/outcome_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = examples::nim<2, 3>;

struct moody : sound {
    static std::optional<outcome> outcome_of(const state& heaps) {
        static int calls = 0;
        return ++calls % 7 == 0 ? outcome::draw : sound::outcome_of(heaps);
    }
};

/// Answers for the side that made the last move, as many a first version does.
struct seen_by_winner : tic_tac_toe {
    static std::optional<outcome> outcome_of(const state& position) {
        const std::optional<outcome> result = tic_tac_toe::outcome_of(position);
        return result ? std::optional{opposite(*result)} : std::nullopt;
    }
};

template <class G>
law_report checked(const law_options& options = {}) {
    return support::report_of<G>([](auto& check) { check_outcome_laws(check); }, options);
}

}  // namespace

TEST_CASE("sound games keep the laws of outcomes") {
    for (const law_report& report : {checked<sound>(), checked<tic_tac_toe>(), checked<examples::reversi<4>>(),
                                     checked<examples::misere_nim<2, 3>>({.last_mover_loses = true})}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        CHECK(report.find(laws::outcome_for_side_to_move)->checks == 1);
    }
}

TEST_CASE("an outcome that changes between calls is caught") {
    CHECK(checked<moody>().broken(laws::outcome_repeatable));
}

TEST_CASE("outcomes of the wrong side are caught") {
    const law_report report = checked<seen_by_winner>();
    REQUIRE(report.broken(laws::outcome_for_side_to_move));
    CHECK(report.find(laws::outcome_for_side_to_move)->first.reason.find("has lost") != std::string::npos);
}

TEST_CASE("a misere game has to say so, and only a misere game may") {
    CHECK(checked<examples::misere_nim<2, 3>>().broken(laws::outcome_for_side_to_move));
    CHECK(checked<sound>({.last_mover_loses = true}).broken(laws::outcome_for_side_to_move));
}

TEST_CASE("from few decided games nothing is concluded") {
    const law_report report = checked<seen_by_winner>({.games = 10});
    CHECK(report.ok());
    CHECK(report.find(laws::outcome_for_side_to_move)->checks == 0);
}
