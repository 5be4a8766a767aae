#include "halfmove/core/move_list.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <type_traits>

using halfmove::move_list;

namespace {

struct move_without_default_value {
    int from;
    int to;

    friend constexpr bool operator==(const move_without_default_value&, const move_without_default_value&) = default;
};

constexpr move_list<int, 4> counted_to(int count) {
    move_list<int, 4> moves;
    for (int i = 1; i <= count; ++i) { moves.push_back(i); }
    return moves;
}

constexpr bool test() {
    move_list<int, 4> moves;
    if (!moves.empty() || moves.size() != 0 || moves.capacity() != 4 || moves.begin() != moves.end()) { return false; }
    moves = counted_to(3);
    if (moves.size() != 3 || moves.front() != 1 || moves.back() != 3 || moves[1] != 2) { return false; }
    if (!(moves == counted_to(3)) || moves == counted_to(2) || moves == counted_to(4)) { return false; }

    int sum = 0;
    for (int& move : moves) { sum += move++; }
    for (const int move : static_cast<const move_list<int, 4>&>(moves)) { sum += 10 * move; }
    if (sum != 6 + 90 || moves == counted_to(3)) { return false; }

    moves.pop_back();
    if (moves.size() != 2 || moves.back() != 3) { return false; }
    moves.clear();
    return moves.empty() && moves == move_list<int, 4>{};
}

static_assert(test());
static_assert(std::is_trivially_copyable_v<move_list<int, 4>>);

}  // namespace

TEST_CASE("a move list grows, shrinks, compares and is walked through") { CHECK(test()); }

TEST_CASE("a move list can be sorted in place") {
    move_list<int, 20> moves;
    for (const int move : {3, 1, 4, 2}) { moves.push_back(move); }
    std::sort(moves.begin(), moves.end());
    CHECK(std::equal(moves.begin(), moves.end(), counted_to(4).begin()));
    CHECK(moves.size() == 4);
}

TEST_CASE("what is beyond the end takes no part in a comparison") {
    move_list<move_without_default_value, 3> a;
    move_list<move_without_default_value, 3> b;
    a.push_back({1, 2});
    b.push_back({1, 2});
    b.push_back({3, 4});
    b.pop_back();
    CHECK(a == b);
}
