#include "halfmove/play/match.hpp"

#include "games/kalah.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/play/random_player.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

/// Always the same column, or the next one with room.
auto stubborn(int column) {
    return [column](const connect_four::state& position) {
        for (int next = column;; next = (next + 1) % 7) {
            if (const auto move = connect_four::drop_in(position, next)) { return *move; }
        }
    };
}

}  // namespace

TEST_CASE("one game: moves, winner, and who made how many moves") {
    auto left = stubborn(0);
    auto right = stubborn(6);
    int watched = 0;
    const auto record = play_game<connect_four>(left, right, connect_four::initial(), [&](const auto& position, cell) {
        CHECK(position.discs() == watched++);
    });
    CHECK(record.winner == side::first);
    CHECK(write_moves<connect_four>(record.moves) == "1717171");
    CHECK(record.moves_made[0] == 4);
    CHECK(record.moves_made[1] == 3);
    CHECK(watched == 7);
}

TEST_CASE("the winner is named by who moved first from the start, not by the initial position") {
    auto left = stubborn(0);
    auto right = stubborn(6);
    const auto start = *read_position<connect_four>("2");
    CHECK(play_game<connect_four>(left, right, start).winner == side::first);
    CHECK(play_game<connect_four>(left, right, *read_position<connect_four>("121232")).winner == side::first);
}

TEST_CASE("a match changes sides") {
    auto left = stubborn(0);
    auto right = stubborn(6);
    CHECK(play_match<connect_four>(left, right, 10) == match_score{5, 0, 5});
    auto centre = stubborn(3);
    CHECK(play_match<connect_four>(centre, centre, 4).games() == 4);
}

TEST_CASE("draws") {
    // Both play the same drawn game of tic-tac-toe.
    const std::vector<cell> moves = *read_moves<tic_tac_toe>("b2a1c1a3a2c2b1b3c3");
    const auto by_heart = [&](const tic_tac_toe::state& position) {
        return moves[static_cast<std::size_t>(position.discs())];
    };
    auto one = by_heart;
    auto two = by_heart;
    CHECK(play_match<tic_tac_toe>(one, two, 3) == match_score{0, 3, 0});
    CHECK_FALSE(play_game<tic_tac_toe>(one, two).winner);
}

TEST_CASE("extra turns: every move is made by the player whose turn it is") {
    using rules = examples::kalah<>;
    random_player<rules> first{1};
    random_player<rules> second{2};
    for (int i = 0; i < 20; ++i) {
        const auto record = play_game<rules>(first, second);
        auto position = rules::initial();
        std::size_t by_first = 0;
        for (const auto& move : record.moves) {
            by_first += static_cast<std::size_t>(rules::to_move(position) == side::first);
            position = rules::apply(position, move);
        }
        REQUIRE(rules::outcome_of(position));
        CHECK(record.moves_made[0] == by_first);
        CHECK(record.moves_made[1] == record.moves.size() - by_first);
        const bool mover_won = *rules::outcome_of(position) == outcome::win;
        if (record.winner) { CHECK((*record.winner == rules::to_move(position)) == mover_won); }
    }
}
