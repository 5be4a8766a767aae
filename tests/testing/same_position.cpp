#include "games/nim.hpp"

#include <halfmove/testing/same_position.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

/// Nim that also counts the moves, but neither compares nor tells the number.
struct counting {
    using inner = examples::nim<2, 1>;
    using move = inner::move;
    struct state {
        inner::state heaps;
        int made = 0;
    };
    static state initial() { return {inner::initial()}; }
    static auto moves(const state& s) { return inner::moves(s.heaps); }
    static state apply(const state& s, move m) { return {inner::apply(s.heaps, m), s.made + 1}; }
    static std::optional<outcome> outcome_of(const state& s) { return inner::outcome_of(s.heaps); }
};

struct counting_and_comparing : counting {
    struct state : counting::state {
        friend bool operator==(const state& a, const state& b) { return a.heaps == b.heaps && a.made == b.made; }
    };
    static state initial() { return {counting::initial()}; }
    static state apply(const state& s, move m) { return {counting::apply(s, m)}; }
};

/// Compares the heaps only, but names the number of moves in its key.
struct counting_and_named : counting {
    struct state : counting::state {
        friend bool operator==(const state& a, const state& b) { return a.heaps == b.heaps; }
    };
    static state initial() { return {counting::initial()}; }
    static state apply(const state& s, move m) { return {counting::apply(s, m)}; }
    static std::uint64_t key(const state& s) { return static_cast<std::uint64_t>(s.made); }
};

}  // namespace

TEST_CASE("states are compared by ==, by key, and without == by what can be seen") {
    CHECK(same_position<counting>({{1, 1}, 1}, {{1, 1}, 2}));
    CHECK(!same_position<counting>({{1, 1}, 1}, {{1, 0}, 1}));
    CHECK(!same_position<counting>({{0, 0}, 1}, {{1, 0}, 1}));
    CHECK(same_position<counting_and_comparing>({{{1, 1}, 1}}, {{{1, 1}, 1}}));
    CHECK(!same_position<counting_and_comparing>({{{1, 1}, 1}}, {{{1, 1}, 2}}));
    CHECK(same_position<counting_and_named>({{{1, 1}, 1}}, {{{1, 1}, 1}}));
    CHECK(!same_position<counting_and_named>({{{1, 1}, 1}}, {{{1, 1}, 2}}));
    CHECK(!same_position<counting_and_named>({{{1, 1}, 1}}, {{{1, 0}, 1}}));
}
