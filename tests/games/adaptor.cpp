#include "halfmove/games/adaptor.hpp"

#include "support/known_game.hpp"
#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::known_game;
using support::take_away;

namespace {

/// The adaptor that changes nothing, with a state of its own.
template <game Inner>
struct wrapped {
    state_of<Inner> inner;
};

template <game Inner, class State>
struct unchanged : game_adaptor<Inner, State> {
    static constexpr State initial() { return {Inner::initial()}; }
    static constexpr State apply(const State& position, const move_of<Inner>& move) {
        return {Inner::apply(game_adaptor<Inner, State>::inner_state(position), move)};
    }
    static constexpr auto outcome_of(const State& position) {
        return Inner::outcome_of(game_adaptor<Inner, State>::inner_state(position));
    }
};

using rich = unchanged<known_game, wrapped<known_game>>;
using poor = unchanged<take_away<5>, take_away<5>::state>;

static_assert(explain<rich>() && explain<poor>() && std::same_as<rich::inner_game, known_game>);

// All that concerns moves and turns comes with it ...

static_assert(declared_max_moves<rich> && rich::max_moves == 3 && rich::symmetries == 2);
static_assert(turn_game<rich> && random_move_game<rich> && indexed_game<rich> && rich::key_is_injective);
static_assert(rich::move_indices == known_game::move_indices);

// ... if it was there, and nothing that depends on who wins.

static_assert(!declared_max_moves<poor> && !turn_game<poor> && !random_move_game<poor> && !indexed_game<poor>);
static_assert(std::same_as<move_storage<poor>, move_list<int, 3>>);
static_assert(!winning_move_game<rich> && !safe_moves_game<rich> && !bounded_game<rich> && !evaluated_game<rich>);
static_assert(!prioritised_game<rich> && !child_prioritised_game<rich> && !last_mover_wins_game<rich>);
static_assert(!finite_game<rich> && !keyed_game<rich> && !in_place_game<rich> && !expandable_game<rich>);

}  // namespace

TEST_CASE("what is forwarded is what the inner game says") {
    const known_game::state inner = *read_position<known_game>("22");
    const wrapped<known_game> position{inner};
    CHECK(rich::inner_state(position) == inner);
    CHECK(rich::to_move(position) == side::first);
    CHECK(rich::to_text(position) == known_game::to_text(inner));
    for (const cell move : rich::moves(position)) {
        CHECK(rich::move_index(move) == known_game::move_index(move));
        CHECK(rich::transform_move(move, 1) == known_game::transform_move(move, 1));
        CHECK(rich::move_to_text(position, move) == known_game::move_to_text(inner, move));
    }
    random_generator random{1};
    random_generator same{1};
    CHECK(rich::random_move(position, random) == known_game::random_move(inner, same));
}
