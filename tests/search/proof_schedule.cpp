#include "halfmove/search/proof_schedule.hpp"

#include <doctest/doctest.h>

namespace {

using namespace halfmove;

/// The nearest score in one direction that a game of at most so many plies can have.
score possible_from(score value, int plies_left, int direction) {
    while (is_decided(value) ? distance_to_end(value) > plies_left : value != draw_score) { value += direction; }
    return value;
}

/// Asks until one score is left; the answers are those of a position with the given score. Returns the questions asked.
int questions(int plies_left, bool only_odd_wins, score truth, std::uint64_t nodes_per_question) {
    proof_schedule schedule{plies_left, only_odd_wins};
    score_bounds known;
    int asked = 0;
    for (; !known.exact() && asked < 10'000; ++asked) {
        const score target = schedule.next(known, static_cast<std::uint64_t>(asked) * nodes_per_question);
        REQUIRE(known.lower < target);
        REQUIRE(target <= known.upper);
        schedule.answered(target, truth >= target);
        // As a real search would: the least that is certain, which here is only the answer itself.
        if (truth >= target) {
            known.lower = target;
        } else {
            known.upper = target - 1;
        }
        known = {possible_from(known.lower, plies_left, 1), possible_from(known.upper, plies_left, -1)};
    }
    CHECK(known == score_bounds{truth, truth});
    return asked;
}

}  // namespace

TEST_CASE("the questions find every score, in the order of logarithms once they are dear") {
    for (int distance = 1; distance <= 42; ++distance) {
        CHECK(questions(42, false, win_in(distance), 10'000) < 17);
        CHECK(questions(42, false, loss_in(distance), 10'000) < 17);
        questions(42, false, win_in(distance), 0);
        questions(max_distance, false, loss_in(distance), 10'000);
    }
    CHECK(questions(42, false, draw_score, 10'000) < 6);
    CHECK(questions(42, true, win_in(41), 10'000) < 17);
    CHECK(questions(1, false, win_in(1), 0) < 4);
}

TEST_CASE("while questions are cheap, the quickest wins and losses come first") {
    proof_schedule schedule{30, true};
    CHECK(schedule.next({loss_in(4), win_in(3)}, 0) == win_in(3));
    CHECK(schedule.next({loss_in(4), win_in(5)}, 10) == loss_in(6));
    CHECK(schedule.next({loss_in(4), win_in(5)}, 1'000'000) == win_in(29));
}

TEST_CASE("then it walks outwards from the slowest win, faster and faster") {
    proof_schedule schedule{30, true};
    CHECK(schedule.next({draw_score, win_in(5)}, 1'000'000) == win_in(29));
    schedule.answered(win_in(29), true);
    CHECK(schedule.next({win_in(29), win_in(5)}, 1'000'000) == win_in(25));
    schedule.answered(win_in(25), true);
    CHECK(schedule.next({win_in(25), win_in(5)}, 1'000'000) == win_in(17));
    schedule.answered(win_in(17), false);
    CHECK(schedule.next({win_in(25), win_in(19)}, 1'000'000) == win_in(21));
}
