#include "halfmove/policy/transposition_table.hpp"

#include "games/kalah.hpp"
#include "games/nim.hpp"
#include "support/questions.hpp"

#include <halfmove/games/connect_four.hpp>

#include <doctest/doctest.h>

#include <map>

using namespace halfmove;

namespace {

using heaps = examples::nim<3, 4, 5>;
using pits = examples::kalah<>;

/// A move of three bytes, which no integer has.
struct three_bytes : heaps {
    struct move {
        std::uint8_t heap = 0, taken = 0, unused = 0;
        friend constexpr bool operator==(const move&, const move&) = default;
    };
    static move_list<move, 12> moves(const state& position) {
        move_list<move, 12> result;
        for (const auto& each : heaps::moves(position)) { result.push_back({each.heap, each.taken, 7}); }
        return result;
    }
    static state apply(const state& position, move chosen) {
        return heaps::apply(position, {chosen.heap, chosen.taken});
    }
    static std::size_t move_index(const move&) = delete;
};

static_assert(position_table<transposition_table<connect_four>, connect_four>);
static_assert(position_table<transposition_table<pits, replace_always>, pits>);

template <game G>
bool same(const table_entry<G>& a, const table_entry<G>& b) {
    return a.value == b.value && a.kind == b.kind && a.depth == b.depth && a.best == b.best;
}

}  // namespace

TEST_CASE_TEMPLATE("an entry comes back as it was stored", G, connect_four, drop_game<8, 8>, heaps, pits, three_bytes) {
    transposition_table<G> table{1 << 16};
    const auto place = table.key(G::initial());
    CHECK_FALSE(table.probe(place).has_value());
    for (const score value : {draw_score, 1, -1, max_heuristic, -max_heuristic, win_in(1), loss_in(0), loss_in(77)}) {
        for (const bound kind : {bound::exact, bound::at_least, bound::at_most}) {
            for (const int depth : {1, 2, 77, max_depth - 1, max_depth}) {
                table_entry<G> entry{value, kind, depth, std::nullopt};
                table.store(place, entry);
                REQUIRE(same<G>(table.probe(place).value(), entry));
                for (const move_of<G> move : G::moves(G::initial())) {
                    entry.best = move;
                    table.store(place, entry);
                    REQUIRE(same<G>(table.probe(place).value(), entry));
                }
            }
        }
    }
    table.forget();
    CHECK_FALSE(table.probe(place).has_value());
}

TEST_CASE_TEMPLATE("a small table never confuses positions, and stays small", Rule, replace_least, replace_if_better,
                   replace_always) {
    transposition_table<pits, Rule> table{4096};
    CHECK(table.max_bytes() <= 4096);
    std::map<pits::state, score> truth;
    std::size_t found = 0;
    for (const auto& each : support::questions_before<pits>(30, 20, 3'000, 11)) {
        const score value = static_cast<score>(truth.size());
        truth[each.root] = value;
        table.store(table.key(each.root), {value, bound::exact, each.depth, std::nullopt});
        for (const auto& [state, known] : {*truth.begin(), *truth.rbegin(), *truth.find(each.root)}) {
            if (const auto entry = table.probe(table.key(state))) {
                REQUIRE(entry->value <= known);
                found += static_cast<std::size_t>(entry->value == known);
            }
        }
    }
    CHECK(found > 100);
    CHECK(table.bytes() <= 4096);
}

TEST_CASE("a table begins small, grows within its grant, and is small again when it forgets") {
    transposition_table<connect_four> table{1 << 20};
    const std::size_t small = table.bytes();
    CHECK(small < (1 << 20));
    for (const auto& each : support::questions_before<connect_four>(30, 20, 20'000, 5)) {
        table.store(table.key(each.root), {1, bound::exact, 1, std::nullopt});
        REQUIRE(table.bytes() <= 1 << 20);
    }
    CHECK(table.bytes() > small);
    table.forget();
    CHECK(table.bytes() == small);
}

namespace {

/// A move of eight bytes: more than an entry has room for.
struct from_and_to {
    struct move {
        int from = 0, to = 0;
        friend constexpr bool operator==(const move&, const move&) = default;
    };
    using state = int;
    static constexpr state initial() { return 4; }
    static constexpr move_list<move, 1> moves(state) {
        move_list<move, 1> only;
        only.push_back({1, 2});
        return only;
    }
    static constexpr state apply(state left, const move&) { return left - 1; }
    static constexpr std::optional<outcome> outcome_of(state left) {
        return left == 0 ? std::optional{outcome::loss} : std::nullopt;
    }
    static constexpr std::uint64_t key(state left) { return static_cast<std::uint64_t>(left); }
};
static_assert(from_and_to::moves(4)[0] == from_and_to::move{1, 2});

}  // namespace

TEST_CASE("of a move that is too large, the table keeps the score only") {
    transposition_table<from_and_to> table{1 << 12};
    const auto place = table.key(3);
    const from_and_to::move only = from_and_to::moves(3).front();
    REQUIRE(only == from_and_to::move{1, 2});
    table.store(place, {win_in(3), bound::at_least, 5, only});
    const auto known = table.probe(place);
    REQUIRE(known);
    CHECK(known->value == win_in(3));
    CHECK(known->kind == bound::at_least);
    CHECK(known->depth == 5);
    CHECK_FALSE(known->best);
}
