#include "halfmove/search/alpha_beta.hpp"

#include "halfmove/policy/killers.hpp"
#include "halfmove/policy/order_by.hpp"
#include "halfmove/policy/suggested_first.hpp"
#include "halfmove/policy/transposition_table.hpp"
#include "support/hashed_evaluation.hpp"
#include "support/oracle.hpp"
#include "support/plain.hpp"
#include "support/questions.hpp"
#include "support/take_away.hpp"

#include <halfmove/games/connect_four.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <vector>

using namespace halfmove;
using namespace support;

namespace {

using stones = take_away<30>;
using hashed = hashed_evaluation<connect_four>;

struct remembering {
    hashed evaluate;
    order_by<connect_four, suggested_first<connect_four>, killers<connect_four>> order;
    transposition_table<connect_four> table;
};
struct plain_hashed {
    hashed evaluate;
};
struct without_line {
    no_line<connect_four> line;
};

/// Every move of an unfinished position that has this value at this depth.
std::vector<cell> moves_worth(const connect_four::state& root, int depth, hashed evaluate, score value) {
    std::vector<cell> result;
    for (const auto& each : oracle<connect_four, hashed>{depth, evaluate}.moves(root)) {
        if (each.value == value) { result.push_back(each.played); }
    }
    return result;
}

bool contains(const std::vector<cell>& moves, cell move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

TEST_CASE("textbook alpha-beta needs neither key nor evaluation, nor a bound on the number of moves") {
    alpha_beta<support::plain<stones>> search;
    for (int left = 1; left <= 12; ++left) {
        const auto result = search.run({left}, {.depth = 12});
        CHECK(is_win(result.value) == (left % 4 != 0));
        CHECK(result.exact);
        CHECK(result.complete);
        CHECK(static_cast<int>(result.line.size()) == distance_to_end(result.value));
    }
}

TEST_CASE("a node limit is overrun by no more than the moves of one position") {
    const auto search = std::make_unique<alpha_beta<connect_four>>();
    for (const std::uint64_t granted : {1ULL, 2ULL, 10ULL, 99ULL, 1'000ULL, 5'000ULL}) {
        const auto result = search->run(connect_four::initial(), {.depth = 12, .nodes = granted});
        CHECK_FALSE(result.complete);
        CHECK(result.best.has_value());
        CHECK(result.nodes >= granted);
        CHECK(result.nodes <= granted + connect_four::max_moves);
    }
}

TEST_CASE("an unfinished search answers with the best of the moves that it has finished") {
    const auto search = std::make_unique<alpha_beta<connect_four, plain_hashed>>(plain_hashed{{2'001}});
    std::size_t partial = 0;
    for (const auto& asked : questions_before<connect_four>(16, 4, 60, 3)) {
        const std::uint64_t all = search->run(asked.root, {.depth = 4}).nodes;
        for (std::uint64_t granted = 1; granted < all; granted += 1 + all / 9) {
            const auto result = search->run(asked.root, {.depth = 4, .nodes = granted});
            REQUIRE(result.best.has_value());
            REQUIRE(result.line.front() == *result.best);
            if (result.complete || result.depth == 0) { continue; }
            ++partial;
            REQUIRE(contains(moves_worth(asked.root, 4, {2'001}, result.value), *result.best));
        }
    }
    CHECK(partial > 100);
}

TEST_CASE("an unfinished search that has found nothing above its window does not guess") {
    const auto search = std::make_unique<alpha_beta<connect_four, plain_hashed>>(plain_hashed{{2'001}});
    for (const auto& asked : questions_before<connect_four>(16, 1, 20, 3)) {
        for (const std::uint64_t granted : {100ULL, 300ULL}) {
            budget watch{limits{.nodes = granted}};
            const auto result = search->search_window(asked.root, 5, null_window(win_in(1)), watch);
            if (!result.complete) { CHECK(result.depth == 0); }
        }
    }
}

TEST_CASE("a search below its window leaves no line of an earlier search") {
    const auto search = std::make_unique<alpha_beta<connect_four>>();
    const auto won = connect_four::apply(connect_four::initial(), {0});
    static_cast<void>(search->run(won, {.depth = 4}));
    unlimited watch;
    const auto result = search->search_window(connect_four::initial(), 3, null_window(win_in(1)), watch);
    CHECK(result.value < win_in(1));
    REQUIRE(result.line.size() == 1);
    CHECK(result.line.front() == *result.best);
}

TEST_CASE("the suggested move is tried first, and stays the best among equals") {
    const auto search = std::make_unique<alpha_beta<connect_four, remembering>>(remembering{{1}, {}, {}});
    search_result<connect_four> previous;
    for (const cell move : connect_four::moves(connect_four::initial())) {
        previous.best = move;
        unlimited watch;
        CHECK(*search->search_window(connect_four::initial(), 3, full_window, watch, previous).best == move);
    }
}

TEST_CASE("the value of one move") {
    const auto search = std::make_unique<alpha_beta<connect_four, plain_hashed>>(plain_hashed{{9}});
    for (const auto& asked : questions_before<connect_four>(20, 4, 100, 8)) {
        for (const auto& truth : oracle<connect_four, hashed>{asked.depth, {9}}.moves(asked.root)) {
            unlimited watch;
            const auto result = search->search_move(asked.root, truth.played, asked.depth, full_window, watch, 7);
            REQUIRE(result.value == truth.value);
            REQUIRE(*result.best == truth.played);
            REQUIRE(result.line.front() == truth.played);
            REQUIRE(result.depth == asked.depth);
            REQUIRE(result.nodes >= 8);
        }
    }
}

TEST_CASE("an answer at once is the first move and the estimate") {
    alpha_beta<stones> search;
    const auto result = search.answer_at_once({30});
    CHECK(*result.best == 1);
    CHECK(result.value == draw_score);
    CHECK_FALSE(result.exact);
    CHECK(search.answer_at_once({0}).value == loss_in(0));
}

TEST_CASE("without a line, the best move is all there is of it") {
    alpha_beta<connect_four, without_line> search;
    const auto result = search.run(connect_four::initial(), {.depth = 4});
    REQUIRE(result.line.size() == 1);
    CHECK(result.line.front() == *result.best);
}

TEST_CASE("what was learnt helps, and can be forgotten") {
    const auto search = std::make_unique<alpha_beta<connect_four, remembering>>();
    const auto first = search->run(connect_four::initial(), {.depth = 7});
    const auto again = search->run(connect_four::initial(), {.depth = 7});
    CHECK(again.value == first.value);
    CHECK(again.nodes < first.nodes / 2);
    search->forget();
    const auto afresh = search->run(connect_four::initial(), {.depth = 7});
    CHECK(afresh.nodes == first.nodes);
    CHECK(afresh.best == first.best);
    search->policy_set().evaluate.values = 1;
    search->forget();
    CHECK(search->run(connect_four::initial(), {.depth = 3}).value == 0);
}
