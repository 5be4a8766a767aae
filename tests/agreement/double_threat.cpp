#include "support/satisficing_agent.hpp"

#include <halfmove/games.hpp>
#include <halfmove/search.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

/// Unpruned, so that the judge shares nothing with what it judges.
template <game G>
bool is_lost_within(const state_of<G>& position, int plies) {
    return is_loss(negamax<G>{}.run(position, plies).value);
}

/// Does this move let the opponent build two threats at once? They win three plies later, whatever the answer.
template <game G>
bool walks_into_double_threat(const state_of<G>& position, const move_of<G>& move) {
    const auto child = G::apply(position, move);
    const auto reply = negamax<G>{}.run(child, 3);
    return reply.value == win_in(3);
}

/// Two discs side by side on the ground with room at both ends: a third one would threaten both ends.
template <class G>
void check_open_pair(std::string_view moves) {
    const auto position = *read_position<G>(moves);
    REQUIRE_FALSE(is_lost_within<G>(position, 4));

    int falls = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        random_generator random{seed};
        falls +=
            static_cast<int>(walks_into_double_threat<G>(position, support::satisficing_move<G>(position, random)));
    }
    CHECK(falls > 20);
    CHECK(falls < 100);

    for (int depth = 4; depth <= 7; ++depth) {
        CHECK_FALSE(walks_into_double_threat<G>(position, *search<G>(position, {.depth = depth}).best));
    }
    int avoided = 0;
    for (const auto& report : analyse<G>(position, {.depth = 4}).moves) {
        CHECK(is_loss(report.value) == walks_into_double_threat<G>(position, report.move));
        avoided += static_cast<int>(!is_loss(report.value));
    }
    CHECK(avoided > 0);
}

}  // namespace

TEST_CASE("who looks two plies ahead walks into a double threat; who looks four plies ahead does not") {
    SUBCASE("7 x 6") { check_open_pair<connect_four>("445"); }
    SUBCASE("5 x 5") { check_open_pair<drop_game<5, 5>>("332"); }
}

TEST_CASE_TEMPLATE("in whole games, the search is never caught by a double threat that it could avoid", G, connect_four,
                   drop_game<5, 5>) {
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        random_generator random{seed};
        auto position = G::initial();
        bool search_moves = seed % 2 == 0;
        for (; !G::outcome_of(position); search_moves = !search_moves) {
            move_of<G> move{};
            if (search_moves) {
                move = *search<G>(position, {.depth = 4}).best;
                if (!is_lost_within<G>(position, 4)) { REQUIRE_FALSE(walks_into_double_threat<G>(position, move)); }
            } else {
                move = support::satisficing_move<G>(position, random);
            }
            position = G::apply(position, move);
        }
        wins += static_cast<int>(*G::outcome_of(position) == outcome::loss && !search_moves);
    }
    CHECK(wins >= 12);
}
