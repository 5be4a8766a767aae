#include "halfmove/core/turn.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::take_away;

namespace {

using alternating = take_away<10>;

/// Whoever takes three stones moves again.
struct moves_again_after_three : alternating {
    struct state {
        int stones = 10;
        side mover = side::first;
    };
    static constexpr state initial() { return {}; }
    static constexpr move_list<move, 3> moves(const state& position) { return alternating::moves({position.stones}); }
    static constexpr state apply(const state& position, move taken) {
        return {position.stones - taken, taken == 3 ? position.mover : other(position.mover)};
    }
    static constexpr optional_outcome outcome_of(const state& position) {
        if (position.stones == 0) { return outcome::loss; }
        return std::nullopt;
    }
    static constexpr side to_move(const state& position) { return position.mover; }
};

struct numbered : alternating {
    static int to_move(const state&);
};

static_assert(turn_game<moves_again_after_three> && !turn_game<alternating> && !turn_game<numbered>);
static_assert(other(side::first) == side::second && other(side::second) == side::first);
static_assert(std::is_empty_v<mover<alternating>>);

constexpr bool test_mover() {
    using again = moves_again_after_three;
    const again::state first = again::initial();
    const mover<again> player{first};
    return player.moves_again(again::apply(first, 3)) && !player.moves_again(again::apply(first, 1)) &&
        !mover<alternating>{alternating::initial()}.moves_again(alternating::apply(alternating::initial(), 3));
}

static_assert(test_mover());

}  // namespace

TEST_CASE("a mover knows whether the same side moves again") { CHECK(test_mover()); }

TEST_CASE("the parent sees a child's win as its own loss, one ply farther, unless the same side moves on") {
    CHECK(relation<>{false}.seen_by_parent(win_in(2)) == loss_in(3));
    CHECK(relation<>{false}.seen_by_parent(loss_in(0)) == win_in(1));
    CHECK(relation<>{true}.seen_by_parent(win_in(2)) == win_in(3));
    CHECK(relation<>{false}.seen_by_parent(40) == -40);
    CHECK(relation<>{true}.seen_by_parent(40) == 40);
    CHECK(relation<outcome_scoring>{false}.seen_by_parent(win_score) == -win_score);
    CHECK(relation<outcome_scoring>{true}.seen_by_parent(-win_score) == -win_score);
}

TEST_CASE_TEMPLATE("child and parent agree on which scores lie in the window", Scoring, distance_scoring,
                   outcome_scoring) {
    const int samples[] = {-win_score, loss_in(1), loss_in(2), loss_in(9), -500,      -1,       0,
                           1,          500,        win_in(9),  win_in(2),  win_in(1), win_score};
    for (const bool same_side : {false, true}) {
        const relation<Scoring> between{same_side};
        for (const score lower : samples) {
            for (const score upper : samples) {
                if (lower >= upper) { continue; }
                const window parent{lower, upper};
                const window child = between.seen_by_child(parent);
                REQUIRE_FALSE(child.closed());
                for (const score value : samples) {
                    REQUIRE(child.contains(value) == parent.contains(between.seen_by_parent(value)));
                }
            }
        }
        const window full = between.seen_by_child(full_window);
        CHECK(full.contains(win_score));
        CHECK(full.contains(-win_score));
    }
}
