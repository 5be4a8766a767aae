#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/move_laws.hpp>

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

using sound = examples::nim<2, 3>;

struct endless {
    using state = int;
    using move = int;
    static state initial() { return 0; }
    static std::vector<move> moves(state) { return {1, 2}; }
    static state apply(state total, move chosen) { return (total + chosen) % 10; }
    static std::optional<outcome> outcome_of(state) { return std::nullopt; }
};

struct stuck : sound {
    static auto moves(const state& heaps) {
        return heaps == state{1, 1} ? decltype(sound::moves(heaps)){} : sound::moves(heaps);
    }
};

struct repeating : sound {
    static std::vector<move> moves(const state& heaps) {
        std::vector<move> result = listed_moves<sound>(heaps);
        if (heaps[0] == 1) { result.push_back(result.front()); }
        return result;
    }
};

struct moody : sound {
    static std::vector<move> moves(const state& heaps) {
        static int calls = 0;
        std::vector<move> result = listed_moves<sound>(heaps);
        if (++calls % 2 == 0) { std::reverse(result.begin(), result.end()); }
        return result;
    }
};

struct crowded : sound {
    static constexpr std::size_t max_moves = 4;
};

template <class G>
law_report checked(const law_options& options = {}) {
    return support::report_of<G>([](auto& check) { check_move_laws(check); }, options);
}

}  // namespace

TEST_CASE("a sound game keeps the laws of moves") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 5);
}

TEST_CASE("a game without end is caught") {
    const law_report report = checked<endless>({.games = 1, .max_length = 100});
    CHECK(report.broken(laws::games_end));
    CHECK(report.find(laws::games_end)->first.reason == "it is not over after 100 moves");
}

TEST_CASE("an unfinished position without moves is caught") {
    const law_report report = checked<stuck>();
    REQUIRE(report.broken(laws::moves_exist));
    CHECK(report.find(laws::moves_exist)->first.moves == "the position after a1 b2");
}

TEST_CASE("a move listed twice is caught") {
    const law_report report = checked<repeating>();
    REQUIRE(report.broken(laws::moves_distinct));
    CHECK(report.find(laws::moves_distinct)->first.moves == "the position after a1");
    CHECK(report.find(laws::moves_distinct)->first.reason == "move a1 is there again");
}

TEST_CASE("a list of moves that changes between calls is caught") {
    CHECK(checked<moody>().broken(laws::moves_repeatable));
}

TEST_CASE("more moves than declared are caught") {
    const law_report report = checked<crowded>();
    REQUIRE(report.broken(laws::moves_bounded));
    CHECK(report.find(laws::moves_bounded)->first.reason == "it has 5, more than 4");
}
