#include "halfmove/play/avoid_loss.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<avoid_loss, connect_four> && drop_rule<avoid_loss, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("leaves out the moves after which the opponent could win at once", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<avoid_loss, G>([](const auto& board) {
        return board.landings_where([&](int index) {
            const auto after = board.with(index, owner::me);
            const auto replies = after.landings();
            return std::none_of(replies.begin(), replies.end(),
                                [&](int reply) { return after.wins_with(reply, owner::them); });
        });
    });
}

TEST_CASE("says so") {
    CHECK(explained<avoid_loss>("11223") == "would lose by columns 1, 2, 3, 5, 6 and 7");
    CHECK(explained<avoid_loss>("22334").empty());
}
