#include "halfmove/play/follow_last_disc.hpp"

#include "support/naive_drop.hpp"

using namespace halfmove;

static_assert(drop_rule<follow_last_disc, connect_four> && drop_rule<follow_last_disc, drop_game<12, 6>>);

TEST_CASE_TEMPLATE("plays on top of the last disc if that is safe", G, connect_four, drop_game<5, 5>,
                   drop_game<4, 6, 3>, drop_game<12, 6>) {
    int followed = 0;
    int refused = 0;
    random_generator random{7};
    for (int i = 0; i < 60; ++i) {
        state_of<G> position = G::initial();
        for (const cell move : support::random_game<G>(random)) {
            position = G::apply(position, move);
            if (G::outcome_of(position)) { break; }
            const drop_view<G> view{position, single<G::board>(move)};
            const support::naive_drop<G> board{position};
            const int above = move.index + 1;
            const bool expected = board.has_cell_above(move.index) && board.is_safe(above);
            const auto kept = follow_last_disc::keep(view, view.playable);
            REQUIRE(kept == (expected ? G::bits::single(above) : typename G::bits{}));
            ++(expected ? followed : refused);
        }
    }
    CHECK(followed > 100);
    CHECK(refused > 10);
}

TEST_CASE("has nothing to say if the last disc is not known") {
    const drop_view<connect_four> view{*read_position<connect_four>("44")};
    CHECK(follow_last_disc::keep(view, view.playable).empty());
}

TEST_CASE("says so") {
    using rules = connect_four;
    const drop_view<rules> view{*read_position<rules>("4"), single<rules::board>(rules::board.at(3, 0))};
    const auto kept = follow_last_disc::keep(view, view.playable);
    CHECK(follow_last_disc::explain(view, view.playable, kept) == "follows into column 4");
}
