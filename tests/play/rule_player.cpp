#include "halfmove/play/rule_player.hpp"

#include "halfmove/games/connect_four.hpp"
#include "halfmove/play/block_win.hpp"
#include "halfmove/play/follow_last_disc.hpp"
#include "halfmove/play/keep_best_potential.hpp"
#include "halfmove/play/keep_safe.hpp"
#include "halfmove/play/player.hpp"
#include "halfmove/play/take_win.hpp"
#include "support/uniform.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace halfmove;

namespace {

using rules = connect_four;
using careful = rule_player<rules, take_win, block_win, keep_safe, keep_best_potential>;

static_assert(explaining_player<careful, rules>);

struct leftmost {
    static constexpr bool decides = false;
    static constexpr auto keep(const auto&, const auto& candidates) { return lowest_of(candidates); }
    static std::string explain(const auto&, const auto&, const auto&) { return "goes left"; }
};

rules::state after(const std::string& moves) { return *read_position<rules>(moves); }

template <class Player>
std::string explanation_after(const std::string& moves) {
    Player player{1};
    const cell chosen = player(after(moves));
    CHECK(rules::playable(after(moves)).contains(chosen.index));
    return player.explanation();
}

}  // namespace

TEST_CASE("a rule that decides ends the reasoning, one that keeps does not") {
    const drop_view<rules> view{after("22334")};  // they threaten both ends of three in a row
    CHECK(rule_player<rules, block_win>::candidates(view).count() == 2);
    CHECK(rule_player<rules, block_win, leftmost>::candidates(view).count() == 2);
    CHECK(rule_player<rules, keep_safe, leftmost>::candidates(view).count() == 1);
    CHECK(rule_player<rules, take_win, leftmost>::candidates(view) == single<rules::board>(rules::board.at(0, 0)));
}

TEST_CASE("it says which rules made it choose") {
    CHECK(explanation_after<careful>("112233") == "wins in column 4");
    CHECK(explanation_after<careful>("11223") == "blocks column 4");
    CHECK(explanation_after<rule_player<rules, keep_safe, leftmost>>("112233") == "avoids giving column 4; goes left");
    CHECK(explanation_after<rule_player<rules, keep_safe>>("112233").substr(0, 37) ==
          "avoids giving column 4; draws column ");
}

TEST_CASE("before its first move it has nothing to explain; without rules it draws") {
    CHECK(careful{1}.explanation().empty());
    CHECK(explanation_after<rule_player<rules>>("").substr(0, 13) == "draws column ");
    CHECK(explanation_after<rule_player<drop_game<7, 6>>>("111111222222333333555555666666777777") ==
          "has only column 4");
}

TEST_CASE("without rules every column is equally likely") {
    rule_player<rules> player{5};
    std::vector<int> counts(7);
    for (int i = 0; i < 7'000; ++i) {
        ++counts[static_cast<std::size_t>(rules::board.column_of(player(rules::initial())))];
    }
    CHECK(support::looks_uniform(counts));
}

TEST_CASE("same seed, same moves; another seed, others") {
    const auto moves = [](std::uint64_t seed) {
        careful player{seed};
        std::vector<cell> result;
        for (int i = 0; i < 20; ++i) { result.push_back(player(rules::initial())); }
        return result;
    };
    CHECK(moves(3) == moves(3));
    CHECK(moves(3) != moves(4));
}

TEST_CASE("it remembers the position it left, to know the opponent's last disc") {
    using follower = rule_player<rules, follow_last_disc>;
    follower player{1};
    rules::state position = after("4");
    CHECK(player(position) == rules::board.at(3, 1));
    position = rules::apply(after("44"), *rules::drop_in(after("44"), 6));
    CHECK(player(position) == rules::board.at(6, 1));
    CHECK(player.explanation() == "follows into column 7");
    static_cast<void>(player(after("1234")));  // of another game
    CHECK(player.explanation().substr(0, 5) == "draws");
}
