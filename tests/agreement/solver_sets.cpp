#include "halfmove/games/connect_four.hpp"
#include "halfmove/search/solver.hpp"
#include "support/slow_connect_four.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace halfmove;

struct solved {
    std::string moves;
    int score = 0;
};

std::vector<solved> read_set(const std::string& name) {
    std::ifstream in{std::filesystem::path{__FILE__}.parent_path().parent_path() / "data" / (name + ".txt")};
    std::vector<solved> set;
    for (solved each; in >> each.moves >> each.score;) { set.push_back(each); }
    return set;
}

/// Plies to the end that a score promises; for a draw, all cells that are free.
int plies_left(const solved& each) {
    const int discs = static_cast<int>(each.moves.size());
    if (each.score == 0) { return 42 - discs; }
    const int last_disc = 44 - 2 * std::abs(each.score);  // the disc that wins is this one or the one before
    const bool first_wins = (discs % 2 == 0) == (each.score > 0);
    return (first_wins ? last_disc - 1 : last_disc) - discs;
}

score expected(const solved& each) {
    return each.score > 0 ? win_in(plies_left(each)) : each.score < 0 ? loss_in(plies_left(each)) : draw_score;
}

/// Solves every n-th position of a set; returns how many were wrong.
int count_wrong(const std::string& name, std::size_t wanted_size, std::size_t step) {
    const std::vector<solved> set = read_set(name);
    CHECK(set.size() == wanted_size);
    solver<connect_four> solving;
    int wrong = 0;
    for (std::size_t i = 0; i < set.size(); i += step) {
        solving.forget();
        const auto position = read_position<connect_four>(set[i].moves);
        REQUIRE(position.has_value());
        wrong += static_cast<int>(
            solving.solve(*position, {.granted = {}, .outcome_only = false, .line = false}).value != expected(set[i]));
    }
    return wrong;
}

/// What the slow solver says of every n-th position: decided when the score says so, and no sooner.
int count_contradicted(const std::string& name, std::size_t step) {
    int wrong = 0;
    const std::vector<solved> set = read_set(name);
    for (std::size_t i = 0; i < set.size(); i += step) {
        support::slow_connect_four slow{set[i].moves};
        const int sign = set[i].score > 0 ? 1 : set[i].score < 0 ? -1 : 0;
        const int plies = plies_left(set[i]);
        wrong += static_cast<int>(slow.outcome_within(plies) != sign);
        wrong += static_cast<int>(sign != 0 && slow.outcome_within(plies - 1) != 0);
    }
    return wrong;
}

}  // namespace

TEST_CASE("the solver finds the scores of the sets") {
    CHECK(count_wrong("L3_R1", 1'000, 1) == 0);
    CHECK(count_wrong("L2_R1", 1'000, 1) == 0);
    CHECK(count_wrong("L2_R2", 1'000, 10) == 0);
    CHECK(count_wrong("L1_R1", 1'000, 5) == 0);
    CHECK(count_wrong("L1_R2", 1'000, 100) == 0);
    CHECK(count_wrong("L1_R3", 40, 40) == 0);
}

TEST_CASE("a slow solver of another make agrees with the scores of the easy sets") {
    CHECK(count_contradicted("L3_R1", 1) == 0);
    CHECK(count_contradicted("L2_R1", 20) == 0);
    CHECK(count_contradicted("L1_R1", 50) == 0);
}
