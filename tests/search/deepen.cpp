#include "halfmove/search/deepen.hpp"

#include "halfmove/policy/killers.hpp"
#include "halfmove/policy/order_by.hpp"
#include "halfmove/policy/suggested_first.hpp"
#include "halfmove/policy/transposition_table.hpp"
#include "support/hashed_evaluation.hpp"
#include "support/oracle.hpp"
#include "support/questions.hpp"
#include "support/tree_game.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <stop_token>
#include <vector>

using namespace halfmove;
using namespace support;
using namespace std::chrono_literals;

namespace {

using hashed = hashed_evaluation<connect_four>;

struct suggesting {
    hashed evaluate;
    order_by<connect_four, suggested_first<connect_four>> order;
};
struct generating {
    hashed evaluate;
};
struct full {
    hashed evaluate;
    order_by<connect_four, suggested_first<connect_four>, killers<connect_four>> order;
    transposition_table<connect_four> table;
    null_window_first scout;
};

score value_at(const connect_four::state& root, int depth, hashed evaluate, cell move) {
    for (const auto& each : oracle<connect_four, hashed>{depth, evaluate}.moves(root)) {
        if (each.played == move) { return each.value; }
    }
    return infinite_score;
}

}  // namespace

TEST_CASE("progress is reported after every iteration, and agrees with the oracle") {
    const auto search = std::make_unique<alpha_beta<connect_four, full>>(full{{2'001}, {}, {}, {}});
    std::vector<search_result<connect_four>> seen;
    const auto result = deepen(*search, connect_four::initial(), {.depth = 6}, never_stop{},
                               [&](const search_result<connect_four>& so_far) { seen.push_back(so_far); });
    REQUIRE(seen.size() == 6);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const int depth = static_cast<int>(i) + 1;
        CHECK(seen[i].depth == depth);
        CHECK(seen[i].complete);
        CHECK(seen[i].value == value_at(connect_four::initial(), depth, {2'001}, *seen[i].best));
        CHECK(seen[i].line.front() == *seen[i].best);
        if (i > 0) {
            CHECK(seen[i].nodes > seen[i - 1].nodes);
            CHECK(seen[i].time >= seen[i - 1].time);
        }
    }
    CHECK(result.value == seen.back().value);
    CHECK(result.nodes == seen.back().nodes);
    CHECK(result.depth == 6);
    CHECK_FALSE(result.exact);
}

TEST_CASE_TEMPLATE("stopped anywhere, it answers with a move that has the value it says", Set, suggesting, generating) {
    const auto search = std::make_unique<alpha_beta<connect_four, Set>>();
    search->policy_set().evaluate.values = 2'001;
    std::size_t stopped = 0;
    std::size_t deeper = 0;
    for (const auto& asked : questions_before<connect_four>(12, 3, 40, 17)) {
        const std::uint64_t all = deepen(*search, asked.root, {.depth = 4}).nodes;
        for (std::uint64_t granted = 0; granted < all; granted += 1 + all / 12) {
            int finished = 0;
            const auto result = deepen(*search, asked.root, {.depth = 4, .nodes = granted}, never_stop{},
                                       [&](const auto& so_far) { finished = so_far.depth; });
            REQUIRE(result.best.has_value());
            REQUIRE(result.line.front() == *result.best);
            REQUIRE(result.nodes <= granted + connect_four::max_moves + 3);  // two roots and a child
            if (result.complete) { continue; }
            ++stopped;
            deeper += static_cast<std::size_t>(result.depth > finished);
            REQUIRE(result.depth >= finished);
            if (result.depth == 0) { continue; }
            REQUIRE(result.value == value_at(asked.root, result.depth, {2'001}, *result.best));
        }
    }
    CHECK(stopped > 200);
    CHECK(deeper > 20);
}

TEST_CASE("an unfinished iteration never makes the answer worse than that of the last finished one") {
    const auto search = std::make_unique<alpha_beta<connect_four, suggesting>>(suggesting{{2'001}, {}});
    for (const auto& asked : questions_before<connect_four>(12, 3, 30, 5)) {
        const std::uint64_t all = deepen(*search, asked.root, {.depth = 4}).nodes;
        for (std::uint64_t granted = 20; granted < all; granted += 1 + all / 10) {
            search_result<connect_four> finished;
            const auto result = deepen(*search, asked.root, {.depth = 4, .nodes = granted}, never_stop{},
                                       [&](const auto& so_far) { finished = so_far; });
            if (result.complete || result.depth == finished.depth) { continue; }
            REQUIRE(result.value >= value_at(asked.root, result.depth, {2'001}, *finished.best));
        }
    }
}

TEST_CASE("an unfinished iteration that may not have seen the best move so far must have found a better one") {
    const auto search = std::make_unique<alpha_beta<connect_four, generating>>(generating{{2'001}});
    for (const auto& asked : questions_before<connect_four>(12, 3, 30, 5)) {
        const std::uint64_t all = deepen(*search, asked.root, {.depth = 4}).nodes;
        for (std::uint64_t granted = 20; granted < all; granted += 1 + all / 10) {
            search_result<connect_four> finished;
            const auto result = deepen(*search, asked.root, {.depth = 4, .nodes = granted}, never_stop{},
                                       [&](const auto& so_far) { finished = so_far; });
            if (result.complete || result.depth == finished.depth) { continue; }
            REQUIRE(result.value > finished.value);
        }
    }
}

TEST_CASE("a stop token, a predicate and the clock all end a search that would take for ever") {
    const auto search = std::make_unique<alpha_beta<connect_four>>();
    const auto is_interrupted = [](const auto& result) { return !result.complete && result.best && result.depth > 0; };

    std::stop_source source;
    const auto stop_at_six = [&](const auto& so_far) {
        if (so_far.depth == 6) { source.request_stop(); }
    };
    const auto by_token = deepen(*search, connect_four::initial(), {}, source.get_token(), stop_at_six);
    CHECK(is_interrupted(by_token));
    CHECK(by_token.depth >= 6);

    int asked = 0;
    CHECK(is_interrupted(deepen(*search, connect_four::initial(), {}, [&asked] { return ++asked == 20; })));
    CHECK(asked == 20);

    const auto by_clock = deepen(*search, connect_four::initial(), {.time = 5ms});
    CHECK(is_interrupted(by_clock));
    CHECK(by_clock.time >= 5ms);
}

TEST_CASE("a stop that was requested before the search leaves a move") {
    const auto search = std::make_unique<alpha_beta<connect_four>>();
    const auto result = deepen(*search, connect_four::initial(), {.nodes = 0});
    CHECK(result.best.has_value());
    CHECK_FALSE(result.complete);
}

TEST_CASE("a single legal move is played at once if there is a clock, and searched if there is none") {
    using single = tree_game<"[<[<+=>=]=>]">;
    const auto search = std::make_unique<alpha_beta<single>>();
    const auto timed = deepen(*search, single::initial(), {.time = 1h});
    CHECK(timed.depth == 1);
    CHECK(timed.complete);
    CHECK(timed.best == 1);
    const auto patient = deepen(*search, single::initial(), {});
    CHECK(patient.depth == 4);
    CHECK(patient.exact);
}

TEST_CASE("one move is single, two are not") {
    CHECK(detail::has_single_move<tree_game<"[+]">>(0));
    CHECK_FALSE(detail::has_single_move<tree_game<"[+=]">>(0));
}

TEST_CASE("a proof ends the search, at the depth where the end of the game is in sight") {
    const auto search = std::make_unique<alpha_beta<tic_tac_toe>>();
    const auto draw = deepen(*search, tic_tac_toe::initial(), {});
    CHECK(draw.exact);
    CHECK(draw.complete);
    CHECK(draw.value == draw_score);
    CHECK(draw.depth == 9);

    // First in two corners of a row, with the middle between them free.
    auto position = tic_tac_toe::initial();
    const auto corner = tic_tac_toe::board.at(0, 0), far_corner = tic_tac_toe::board.at(2, 0);
    for (const cell move : {corner, tic_tac_toe::board.at(0, 1), far_corner, tic_tac_toe::board.at(1, 1)}) {
        position = tic_tac_toe::apply(position, move);
    }
    const auto won = deepen(*search, position, {});
    CHECK(won.value == win_in(1));
    CHECK(won.depth == 1);
    CHECK(won.best == tic_tac_toe::board.at(1, 0));
}
