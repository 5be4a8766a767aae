#include "halfmove/play/keep_best_potential.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;
using support::explained;
using support::owner;

static_assert(drop_rule<keep_best_potential, connect_four> && drop_rule<keep_best_potential, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("keeps the columns that make the best potential", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>, drop_game<9, 7, 5>) {
    support::check_rule<keep_best_potential, G>([](const auto& board) {
        return board.best_landings([&](int index) { return board.with(index, owner::me).best_potential(owner::me); });
    });
}

TEST_CASE("says so") { CHECK(explained<keep_best_potential>("1122") == "has a potential of 3 with columns 3 and 4"); }
