#include "halfmove/core/symmetry.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

/// Two piles, from which one stone is taken at a time: they may be exchanged.
struct two_piles {
    struct state {
        unsigned left = 2;
        unsigned right = 3;
    };
    using move = int;

    static constexpr state initial() { return {}; }
    static constexpr move_list<move, 2> moves(const state& position) {
        move_list<move, 2> result;
        if (position.left > 0) { result.push_back(0); }
        if (position.right > 0) { result.push_back(1); }
        return result;
    }
    static constexpr state apply(const state& position, move pile) {
        return pile == 0 ? state{position.left - 1, position.right} : state{position.left, position.right - 1};
    }
    static constexpr optional_outcome outcome_of(const state& position) {
        if (position.left + position.right == 0) { return outcome::loss; }
        return std::nullopt;
    }
    static constexpr std::uint32_t key(const state& position) { return 100 * position.left + position.right; }
};

struct symmetric : two_piles {
    static constexpr int symmetries = 2;
    static constexpr state transform(const state& position, int symmetry) {
        return symmetry == 0 ? position : state{position.right, position.left};
    }
    static constexpr move transform_move(move pile, int symmetry) { return symmetry == 0 ? pile : 1 - pile; }
};

struct quick : symmetric {
    static constexpr std::uint32_t canonical_key(const state& position) {
        const auto [least, most] = std::minmax(position.left, position.right);
        return 100 * least + most;
    }
};

struct other_type : symmetric {
    static constexpr std::uint64_t canonical_key(const state&) { return 0; }
};
struct without_moves_map : two_piles {
    static constexpr int symmetries = 2;
    static state transform(const state&, int);
};

static_assert(symmetric_game<symmetric> && !symmetric_game<two_piles> && !symmetric_game<without_moves_map>);
static_assert(canonically_keyed_game<quick> && !canonically_keyed_game<symmetric> &&
              !canonically_keyed_game<other_type>);

constexpr bool test() {
    using state = two_piles::state;
    for (unsigned left = 0; left < 5; ++left) {
        for (unsigned right = 0; right < 5; ++right) {
            const state position{left, right};
            const state image{right, left};
            if (canonical_key<two_piles>(position) != two_piles::key(position)) { return false; }
            if (canonical_key<symmetric>(position) != canonical_key<symmetric>(image)) { return false; }
            if (canonical_key<symmetric>(position) != quick::canonical_key(position)) { return false; }
            if (canonical_key<quick>(position) != quick::canonical_key(position)) { return false; }
            const int best = canonical_symmetry<symmetric>(position);
            if (symmetric::key(symmetric::transform(position, best)) != canonical_key<symmetric>(position)) {
                return false;
            }
            if (left <= right && best != 0) { return false; }
        }
    }
    return true;
}

static_assert(test());

}  // namespace

TEST_CASE("all images of a position share the least of their keys") { CHECK(test()); }
