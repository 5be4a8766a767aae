#include "games/kalah.hpp"
#include "support/law_test.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/winning_move_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = tic_tac_toe;

struct blind : sound {
    static std::optional<move> winning_move(const state&) { return std::nullopt; }
};

struct cheating : sound {
    static std::optional<move> winning_move(const state& position) {
        return position.occupied.empty() ? std::nullopt
                                         : std::optional{move{static_cast<std::uint16_t>(position.occupied.lowest())}};
    }
};

struct hopeful : sound {
    static std::optional<move> winning_move(const state& position) { return *moves(position).begin(); }
};

/// Wins by a move after which it is to move again.
struct seeing_kalah : examples::kalah<2, 1> {
    static std::optional<move> winning_move(const state& position) {
        for (const move each : moves(position)) {
            if (outcome_after<examples::kalah<2, 1>>(position, each) == outcome::win) { return each; }
        }
        return std::nullopt;
    }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_winning_move_laws(check); });
}

}  // namespace

TEST_CASE("the outcome after a move is that of the side that made it") {
    using tree = support::tree_game<"[+<-[=]>]">;  // a finished game is looked at by the first side
    CHECK(outcome_after<tree>(0, 1) == outcome::win);
    CHECK(outcome_after<tree>(0, 2) == std::nullopt);
    CHECK(outcome_after<tree>(2, 3) == outcome::win);
    CHECK(outcome_after<tree>(4, 5) == outcome::draw);
    CHECK(can_win_at_once<tree>(0));
    CHECK(!can_win_at_once<tree>(4));
}

TEST_CASE("sound games keep the laws of winning moves") {
    for (const law_report& report : {checked<sound>(), checked<seeing_kalah>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        CHECK(report.records.size() == 3);
        CHECK(report.find(laws::winning_move_wins)->checks > 20);
    }
}

TEST_CASE("a win that is not seen is caught") { CHECK(checked<blind>().broken(laws::winning_move_found)); }

TEST_CASE("a winning move that is not legal is caught") { CHECK(checked<cheating>().broken(laws::winning_move_legal)); }

TEST_CASE("a winning move that does not win is caught") {
    CHECK(checked<hopeful>().broken(laws::winning_move_wins));
    CHECK(!checked<hopeful>().broken(laws::winning_move_legal));
}
