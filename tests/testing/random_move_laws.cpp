#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/testing/random_move_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = connect_four;

struct cheating : sound {
    static move random_move(const state&, random_generator& random) {
        return {static_cast<std::uint16_t>(7 * uniform_below(random, 7))};
    }
};

/// Draws twice as often from the left half.
struct leaning : sound {
    static move random_move(const state& position, random_generator& random) {
        const move one = sound::random_move(position, random);
        const move two = sound::random_move(position, random);
        return std::min(one, two);
    }
};

/// Off by one: never the last of the list.
struct short_of_one : sound {
    static move random_move(const state& position, random_generator& random) {
        const std::vector<move> all = listed_moves<sound>(position);
        return all[uniform_below(random, std::max(1U, static_cast<std::uint32_t>(all.size()) - 1))];
    }
};

template <class G>
law_report checked(std::uint64_t seed = 1) {
    return support::report_of<G>([](auto& check) { check_random_move_laws(check); }, {.games = 30, .seed = seed});
}

}  // namespace

TEST_CASE("a sound game keeps the laws of random moves, whatever the seed") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const law_report report = checked<sound>(seed);
        CHECK_MESSAGE(report.ok(), report.to_text());
        CHECK(report.records.size() == 3);
    }
}

TEST_CASE("a random move that is not legal is caught") { CHECK(checked<cheating>().broken(laws::random_move_legal)); }

TEST_CASE("a move that is never drawn is caught") { CHECK(checked<short_of_one>().broken(laws::random_move_complete)); }

TEST_CASE("moves that are not drawn equally often are caught") {
    CHECK(checked<leaning>().broken(laws::random_move_uniform));
    CHECK(!checked<leaning>().broken(laws::random_move_complete));
}
