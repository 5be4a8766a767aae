#include "halfmove/play/random_player.hpp"

#include "games/kalah.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

TEST_CASE("every move equally likely, also where the game draws none itself") {
    random_player<tic_tac_toe> player{1};
    std::vector<int> counts(9);
    for (int i = 0; i < 9'000; ++i) {
        const cell move = player(tic_tac_toe::initial());
        const int number = 3 * tic_tac_toe::board.column_of(move) + tic_tac_toe::board.row_of(move);
        ++counts[static_cast<std::size_t>(number)];
    }
    CHECK(support::looks_uniform(counts));
}

TEST_CASE("same seed, same moves") {
    random_player<tic_tac_toe> one{4};
    random_player<tic_tac_toe> two{4};
    for (int i = 0; i < 20; ++i) { CHECK(one(tic_tac_toe::initial()) == two(tic_tac_toe::initial())); }
}
