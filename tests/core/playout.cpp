#include "halfmove/core/playout.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::take_away;

namespace {

/// Takes one stone at a time, so that every game has the same result.
template <int Stones>
struct one_at_a_time : take_away<Stones> {
    static constexpr move_list<int, 1> moves(const typename take_away<Stones>::state&) {
        move_list<int, 1> result;
        result.push_back(1);
        return result;
    }
};

/// The same, but the first player never gets to move a second time.
struct second_player_takes_all : one_at_a_time<5> {
    static constexpr side to_move(const state& position) { return position.stones == 5 ? side::first : side::second; }
};

constexpr bool test() {
    random_generator random{1};
    return random_playout<one_at_a_time<7>>({7}, random) == outcome::win &&
        random_playout<one_at_a_time<8>>({8}, random) == outcome::loss &&
        random_playout<one_at_a_time<7>>({0}, random) == outcome::loss &&
        random_playout<second_player_takes_all>({5}, random) == outcome::win &&
        random_playout<second_player_takes_all>({4}, random) == outcome::loss;
}

static_assert(test());

/// The chance that the side to move wins if all moves are drawn at random: the average over its moves.
double chance_to_win(int stones) {
    if (stones == 0) { return 0; }
    const int choices = stones < 3 ? stones : 3;
    double sum = 0;
    for (int taken = 1; taken <= choices; ++taken) { sum += 1 - chance_to_win(stones - taken); }
    return sum / choices;
}

}  // namespace

TEST_CASE("the result of a playout is for the side that began it") { CHECK(test()); }

TEST_CASE("playouts win as often as computed") {
    random_generator random{2};
    for (const int stones : {1, 2, 3, 4, 5, 6, 9}) {
        constexpr int games = 10'000;
        int wins = 0;
        for (int i = 0; i < games; ++i) {
            wins += static_cast<int>(random_playout<take_away<9>>({stones}, random) == outcome::win);
        }
        // Four standard deviations are at most 2 % of 10,000 games.
        CHECK(static_cast<double>(wins) / games == doctest::Approx(chance_to_win(stones)).epsilon(0.02).scale(1.0));
    }
}
