#include "halfmove/core/in_place.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace halfmove;
using support::take_away;

namespace {

using copied = take_away<10>;

struct in_place : copied {
    static constexpr int play(state& position, move taken) {
        const int before = position.stones;
        position.stones -= taken;
        return before;
    }
    static constexpr void undo(state& position, move, int before) { position.stones = before; }
};
struct never_undone : copied {
    static int play(state&, move);
};

struct large : copied {
    struct state {
        std::array<int, 100> stones{};
    };
    static state initial();
    static move_list<move, 3> moves(const state&);
    static state apply(const state&, move);
    static optional_outcome outcome_of(const state&);
};

static_assert(in_place_game<in_place> && !in_place_game<copied> && !in_place_game<never_undone>);
static_assert(std::same_as<position_parameter<copied>, const copied::state>);
static_assert(std::same_as<position_parameter<large>, const large::state&>);
static_assert(std::same_as<position_parameter<in_place>, in_place::state&>);

/// How many ways there are to take all the stones, and a check that every state comes back.
template <game G>
constexpr int ways(position_parameter<G> position) {
    if (G::outcome_of(position)) { return 1; }
    const state_of<G> before = position;
    int total = 0;
    for (const int move : G::moves(position)) {
        {
            const child_of<G> child{position, move};
            total += ways<G>(child.state());
        }
        if (!(position == before)) { return -1'000'000; }
    }
    return total;
}

constexpr bool test() {
    copied::state first = copied::initial();
    // The tribonacci numbers: 1 1 2 4 7 13 24 44 81 149 274.
    return ways<copied>(first) == 274 && ways<in_place>(first) == 274 && first == copied::initial();
}

static_assert(test());

}  // namespace

TEST_CASE("a child is visited alike by copy and in place, and the parent stays as it was") { CHECK(test()); }
