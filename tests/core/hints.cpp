#include "halfmove/core/hints.hpp"

#include "support/take_away.hpp"
#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <list>

using namespace halfmove;
using support::looks_uniform;
using support::take_away;

namespace {

using stones = take_away<10>;

struct helpful : stones {
    static score evaluate(const state&);
    static short priority(const state&, move);
    static int child_priority(const state&, move, const state&);
    static constexpr int max_plies = 10;
    static int plies_left(const state&);
    static constexpr bool last_mover_wins = true;
    static std::optional<move> winning_move(const state&);
    static std::list<move> safe_moves(const state&);
    static score_bounds bounds(const state&, window);
    static move random_move(const state&, random_generator&);
    static constexpr std::size_t move_indices = 4;
    static std::size_t move_index(move);
};

static_assert(evaluated_game<helpful> && prioritised_game<helpful> && winning_move_game<helpful>);
static_assert(safe_moves_game<helpful> && bounded_game<helpful> && random_move_game<helpful> && indexed_game<helpful>);
static_assert(child_prioritised_game<helpful> && finite_game<helpful> && last_mover_wins_game<helpful>);
static_assert(!child_prioritised_game<stones> && !finite_game<stones> && !last_mover_wins_game<stones>);
static_assert(!evaluated_game<stones> && !prioritised_game<stones> && !winning_move_game<stones>);
static_assert(!safe_moves_game<stones> && !bounded_game<stones> && !random_move_game<stones> && !indexed_game<stones>);

// Near misses.

struct misleading : stones {
    static double evaluate(const state&);
    static float priority(const state&, move);
    static double child_priority(const state&, move, const state&);
    static constexpr int max_plies = 0;
    static int plies_left(const state&);
    static constexpr bool last_mover_wins = false;
    static bool winning_move(state&);
    static move safe_moves(const state&);
    static score bounds(const state&, window);
    static move random_move(const state&);
    static std::size_t move_index(move);
};

static_assert(!evaluated_game<misleading> && !prioritised_game<misleading> && !winning_move_game<misleading>);
static_assert(!safe_moves_game<misleading> && !bounded_game<misleading> && !random_move_game<misleading>);
static_assert(!child_prioritised_game<misleading> && !finite_game<misleading> && !last_mover_wins_game<misleading>);
static_assert(!indexed_game<misleading>);

// A twin with richer states.

struct twin : take_away<10> {
    struct state {
        int stones = 0;
        bool lost = false;
    };
    static state initial();
    static move_list<move, 3> moves(const state&);
    static state apply(const state&, move);
    static optional_outcome outcome_of(const state&);
    static state expand(const stones::state&);
};
struct has_twin : stones {
    using expanded = twin;
};
struct has_stranger : stones {
    using expanded = stones;
};

static_assert(expandable_game<has_twin> && !expandable_game<stones> && !expandable_game<has_stranger>);

static_assert(score_bounds{}.lower < -win_score && score_bounds{}.upper > win_score && !score_bounds{}.exact());
static_assert(score_bounds{3, 3}.exact() && score_bounds{3, 3} != score_bounds{3, 4});

struct always_three : stones {
    static constexpr move random_move(const state&, random_generator&) { return 3; }
};

}  // namespace

TEST_CASE("a random move is drawn evenly from the legal ones") {
    random_generator random{1};
    for (const int left : {1, 2, 3, 10}) {
        std::vector<int> drawn(stones::moves({left}).size(), 0);
        for (int i = 0; i < 3'000; ++i) {
            ++drawn.at(static_cast<std::size_t>(random_move<stones>({left}, random) - 1));
        }
        CHECK(looks_uniform(drawn));
    }
}

TEST_CASE("a game's own random move is preferred") {
    random_generator random{1};
    const random_generator untouched = random;
    CHECK(random_move<always_three>({10}, random) == 3);
    CHECK(random == untouched);
}
