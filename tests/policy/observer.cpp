#include "halfmove/policy/observer.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

struct only_enters {
    void enter(int, const stones::state&, int, window);
};
struct never_starts : only_enters {
    void leave(score, node_kind);
};
struct of_another_game {
    void start(const stones::state&, int, window);
    void enter(const char*, const stones::state&, int, window);
    void leave(score, node_kind);
};

static_assert(search_observer<no_observer, stones>);
static_assert(!search_observer<only_enters, stones> && !search_observer<never_starts, stones> &&
              !search_observer<of_another_game, stones>);
static_assert(!search_observer<no_observer, int>);

}  // namespace

TEST_CASE("watching nothing costs nothing") {
    CHECK(std::is_empty_v<no_observer>);
    no_observer::start(stones::initial(), 1, full_window);
    no_observer::enter(1, stones::initial(), 1, full_window);
    no_observer::leave(draw_score, node_kind::searched);
}
