#include "halfmove/search/search.hpp"

#include "games/kalah.hpp"
#include "games/reversi.hpp"
#include "support/exact_values.hpp"
#include "support/oracle.hpp"
#include "support/plain.hpp"
#include "support/questions.hpp"
#include "support/take_away.hpp"

#include <halfmove/games/connect_four.hpp>

#include <doctest/doctest.h>

using namespace halfmove;
using namespace support;

namespace {

using stones = take_away<10>;
struct clever : stones {
    static constexpr int priority(const state&, move taken) { return taken; }
};

template <game G, class... Criteria>
constexpr bool orders_by = std::same_as<decltype(standard_policies<G>::order), order_by<G, Criteria...>>;

static_assert(orders_by<stones, suggested_first<stones>, killers<stones>>);
static_assert(orders_by<clever, suggested_first<clever>, killers<clever>, by_priority<clever>>);
static_assert(std::same_as<decltype(standard_policies<stones>::table), no_table<stones>>);
static_assert(std::same_as<decltype(standard_policies<connect_four>::table), transposition_table<connect_four>>);
static_assert(std::same_as<decltype(standard_policies<stones>::evaluate), no_evaluation>);
static_assert(
    std::same_as<decltype(standard_policies<examples::kalah<>>::evaluate), game_evaluation<examples::kalah<>>>);

}  // namespace

TEST_CASE("a search without limits solves a small game") {
    using small = drop_game<4, 4, 3>;
    const exact_values<small> truth{small::initial()};
    for (const auto& asked : questions_before<small>(10, 8, 40, 6)) {
        const auto result = search<small>(asked.root, {});
        REQUIRE(result.exact);
        REQUIRE(result.complete);
        REQUIRE(result.value == truth.of(asked.root));
        const auto report = analyse<small>(asked.root, {});
        for (const auto& each : report.moves) {
            REQUIRE(each.value == -one_ply_farther(truth.of(small::apply(asked.root, each.move))));
        }
    }
}

TEST_CASE("what it calls exact is exact, also where the table mixes depths") {
    // In Kalah a position can come about after different numbers of moves.
    using small = examples::kalah<3, 2>;
    const exact_values<small> truth{small::initial()};
    const auto engine = std::make_unique<alpha_beta<small, standard_policies<small>>>();
    std::size_t proven = 0;
    const auto& positions = truth.positions();
    for (std::size_t i = 0; i < positions.size(); i += 3) {
        const auto result = deepen(*engine, positions[i].position, {.depth = 6});
        if (!result.exact) { continue; }
        ++proven;
        REQUIRE(result.value == positions[i].value);
    }
    CHECK(proven > 100);
    CHECK(proven < positions.size() / 3);
}

TEST_CASE("the standard policies agree with minimax over the game's own evaluation") {
    using game = examples::reversi<6>;
    for (const auto& asked : questions_before<game>(20, 3, 60, 1)) {
        const auto moves = oracle<game, game_evaluation<game>>{asked.depth, {}}.moves(asked.root);
        const auto result = search<game>(asked.root, {.depth = asked.depth});
        const auto report = analyse<game>(asked.root, {.depth = asked.depth});
        REQUIRE(report.moves.size() == moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            REQUIRE(moves[i].value <= result.value);
            REQUIRE((!(moves[i].played == *result.best) || moves[i].value == result.value));
            REQUIRE(report.moves[i].value == moves[i].value);
        }
    }
}

TEST_CASE("a game without any power is searched too") {
    for (int left = 1; left <= 9; ++left) {
        const auto result = search<support::plain<stones>>({left}, {});
        CHECK(is_win(result.value) == (left % 4 != 0));
        CHECK(result.exact);
    }
}
