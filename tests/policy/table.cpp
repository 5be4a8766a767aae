#include "halfmove/policy/table.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using stones = support::take_away<10>;

struct never_forgets : no_table<stones> {
    void forget() = delete;
};
struct says_nothing {
    int key(const stones::state&);
    std::optional<table_entry<stones>> probe(int);
    void store(int, const table_entry<stones>&);
    void forget();
};
struct returns_a_reference : no_table<stones> {
    const std::optional<table_entry<stones>>& probe(no_key);
};

static_assert(position_table<no_table<stones>, stones>);
static_assert(!position_table<never_forgets, stones> && !position_table<says_nothing, stones> &&
              !position_table<returns_a_reference, stones>);
static_assert(!no_table<stones>::remembers && std::is_empty_v<no_table<stones>>);

}  // namespace

TEST_CASE("what is never remembered is never found") {
    using none = no_table<stones>;
    none::store(none::key({10}), {.value = 5, .kind = bound::exact, .depth = 3, .best = 2});
    CHECK_FALSE(none::probe(none::key({10})).has_value());
    none::forget();
}
