#include "halfmove/play/last_disc_memory.hpp"

#include "halfmove/games/connect_four.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace halfmove;

namespace {

using rules = connect_four;

/// What is known of the last disc after `moves`, if `left` was left behind before.
rules::bits last_disc(const std::string& left, const std::string& moves) {
    last_disc_memory<rules> memory;
    memory.leave(*read_position<rules>(left));
    return memory.last_disc(*read_position<rules>(moves));
}

}  // namespace

TEST_CASE("one disc more than was left behind") {
    CHECK(last_disc("4", "45") == single<rules::board>(rules::board.at(4, 0)));
    CHECK(last_disc("445", "4454") == single<rules::board>(rules::board.at(3, 2)));
}

TEST_CASE("before its first move in a game, the only disc on the board") {
    const last_disc_memory<rules> memory;
    CHECK(memory.last_disc(*read_position<rules>("3")) == single<rules::board>(rules::board.at(2, 0)));
    CHECK(memory.last_disc(rules::initial()).empty());
    CHECK(memory.last_disc(*read_position<rules>("34")).empty());
    CHECK(last_disc("445", "3") == single<rules::board>(rules::board.at(2, 0)));
}

TEST_CASE("another game, a move taken back, the other side's view: not known") {
    CHECK(last_disc("445", "44").empty());
    CHECK(last_disc("44", "551").empty());
    CHECK(last_disc("4", "445").empty());
    CHECK(last_disc("12", "211").empty());
}
