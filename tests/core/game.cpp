#include "halfmove/core/game.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <list>
#include <span>

using namespace halfmove;
using support::take_away;

namespace {

using stones = take_away<10>;

// Near misses: each lacks one thing, or has it in the wrong shape.

struct without_moves : stones {
    static void moves() = delete;
};
struct wrong_element : stones {
    static std::list<const char*> moves(const state&);
};
struct always_over : stones {
    static outcome outcome_of(const state&);
};
struct yes_or_no : stones {
    static bool outcome_of(const state&);
};
struct changes_in_place : stones {
    static void apply(state&, move);
};

static_assert(game<stones> && !game<int> && !game<without_moves> && !game<wrong_element> && !game<always_over>);
static_assert(!game<yes_or_no> && !game<changes_in_place>);

// Any range of moves will do, and the lean outcome too.

struct listed : stones {
    static std::list<short> moves(const state&);
};
struct viewed : stones {
    static std::span<const int> moves(const state&);
};
struct lean : stones {
    static optional_outcome outcome_of(const state&);
};

static_assert(game<listed> && game<viewed> && game<lean>);
static_assert(std::same_as<moves_of<listed>, std::list<short>> && std::same_as<move_of<listed>, int>);
static_assert(std::same_as<state_of<stones>, stones::state>);

// Where moves are kept: on the stack if their number is known.

struct declared : listed {
    static constexpr int max_moves = 7;
};
struct declared_less : stones {
    static constexpr std::size_t max_moves = 2;
};
struct declared_at_run_time : stones {
    inline static std::size_t max_moves = 7;
};

static_assert(std::same_as<move_storage<stones>, move_list<int, 3>>);
static_assert(std::same_as<move_storage<listed>, std::vector<int>>);
static_assert(std::same_as<move_storage<declared>, move_list<int, 7>>);
static_assert(std::same_as<move_storage<declared_less>, move_list<int, 2>>);
static_assert(declared_max_moves<declared> && !declared_max_moves<stones> && !declared_max_moves<declared_at_run_time>);

}  // namespace

TEST_CASE("the moves of a game fit in its storage") {
    move_storage<stones> kept;
    for (const int move : stones::moves(stones::initial())) { kept.push_back(move); }
    CHECK(kept == stones::moves(stones::initial()));
    CHECK(kept.size() == 3);
}
