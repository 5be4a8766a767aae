#include "halfmove/play/tournament.hpp"

#include "games/kalah.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/games/tic_tac_toe.hpp"
#include "halfmove/play/random_player.hpp"
#include "halfmove/play/rule_players.hpp"

#include <doctest/doctest.h>

#include <mutex>
#include <set>
#include <utility>
#include <vector>

using namespace halfmove;

namespace {

using rules = drop_game<5, 5>;

template <class Player>
contestant<rules> entry(std::string name) {
    return {std::move(name), [](std::uint64_t seed) { return any_player<rules>{Player{seed}}; }, sizeof(Player)};
}

std::vector<contestant<rules>> three() {
    return {entry<random_player<rules>>("random"), entry<satisficing_player<rules>>("satisficing"),
            entry<imitating_player<rules>>("imitating")};
}

std::vector<match_score> scores_of(const cross_table& table) {
    std::vector<match_score> scores;
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = 0; j < table.size(); ++j) { scores.push_back(table.score(i, j)); }
    }
    return scores;
}

}  // namespace

TEST_CASE("everybody meets everybody; the stronger one wins more; moves, time and memory are on record") {
    const cross_table table = tournament<rules>{three(), {.games = 101}}.play();
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            CHECK(table.score(i, j).games() == (i == j ? 0 : 101));
            CHECK(table.score(i, j) == table.score(j, i).reversed());
        }
        CHECK(table.player(i).moves > 202 * 2);
        CHECK(table.player(i).nanoseconds_per_move() > 0);
    }
    CHECK(table.score(1, 0).wins > 70);
    CHECK(table.score(2, 1).share() > 0.5);
    CHECK(table.player(1).name == "satisficing");
    CHECK(table.player(1).memory == sizeof(satisficing_player<rules>));
}

TEST_CASE("the result depends on the seed, not on the number of threads") {
    for (const std::optional<sprt>& test : {std::optional<sprt>{}, std::optional{sprt{.elo0 = 0, .elo1 = 100}}}) {
        tournament_options options{.games = 200, .opening_plies = 2, .seed = 5, .test = test};
        const auto alone = scores_of(tournament<rules>{three(), options}.play());
        for (const int threads : {2, 3, 8}) {
            options.threads = threads;
            CHECK(scores_of(tournament<rules>{three(), options}.play()) == alone);
        }
        options.seed = 6;
        CHECK(scores_of(tournament<rules>{three(), options}.play()) != alone);
    }
}

TEST_CASE("a sequential test ends a pair that is decided, and only that one") {
    const sprt test{.elo0 = 0, .elo1 = 50};
    auto contestants = three();
    contestants.push_back(entry<random_player<rules>>("also random"));
    const cross_table table = tournament<rules>{contestants, {.games = 300, .test = test}}.play();
    CHECK(table.score(0, 1).games() < 200);
    CHECK(test.verdict(table.score(0, 1)) == sprt_verdict::rejected);
    CHECK(test.verdict(table.score(2, 3)) == sprt_verdict::accepted);
    CHECK(table.score(0, 3).games() > 200);
}

TEST_CASE("every opening is played twice, with the sides changed, and openings differ") {
    std::vector<std::pair<bool, rules::bits>> first_seen;  // who moved first, and on which board
    const auto spy = [&](bool is_first) {
        return contestant<rules>{
            "spy", [&first_seen, is_first](std::uint64_t seed) {
                return any_player<rules>{
                    [&first_seen, is_first, play = random_player<rules>{seed}](const rules::state& position) mutable {
                        if (position.discs() == 3) { first_seen.emplace_back(is_first, position.occupied); }
                        return play(position);
                    }};
            }};
    };
    static_cast<void>(tournament<rules>{{spy(true), spy(false)}, {.games = 40, .opening_plies = 3}}.play());
    REQUIRE(first_seen.size() == 40);
    std::set<std::uint64_t> boards;
    for (std::size_t i = 0; i < 40; i += 2) {
        CHECK(first_seen[i].first);
        CHECK_FALSE(first_seen[i + 1].first);
        CHECK(first_seen[i].second == first_seen[i + 1].second);
        boards.insert(first_seen[i].second.low_bits());
    }
    CHECK(boards.size() > 10);
}

TEST_CASE("progress counts up to all games, those that a test made needless included") {
    for (const std::optional<sprt>& test : {std::optional<sprt>{}, std::optional{sprt{.elo0 = 0, .elo1 = 100}}}) {
        std::uint64_t last = 0;
        bool rising = true;
        static_cast<void>(tournament<rules>{three(), {.games = 99, .threads = 2, .test = test}}.play(
            [&](const tournament_progress& progress) {
                rising = rising && progress.games_done > last && progress.games == 297;
                last = progress.games_done;
            }));
        CHECK(rising);
        CHECK(last <= 3 * 99);
        CHECK(last >= 2 * 99);
    }
}

TEST_CASE("any game will do: extra turns, and no contestants at all") {
    using kalah = examples::kalah<>;
    const contestant<kalah> one{"one",
                                [](std::uint64_t seed) { return any_player<kalah>{random_player<kalah>{seed}}; }};
    const cross_table table = tournament<kalah>{{one, one}, {.games = 10, .opening_plies = 5}}.play();
    CHECK(table.score(0, 1).games() == 10);
    CHECK(tournament<tic_tac_toe>{{}}.play().size() == 0);
}
