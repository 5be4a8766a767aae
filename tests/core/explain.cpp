#include "halfmove/core/explain.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::take_away;

// What explain() says about wrong games cannot be shown in a program that compiles: see tests/compile_fail.

namespace {

using stones = take_away<5>;

struct keyed : stones {
    static std::uint64_t key(const state&);
};

/// A function template or an overload set may serve as a power; explain() looks no further if the power is usable.
struct any_generator : stones {
    template <class Random>
    static move random_move(const state&, Random&);
};

/// A nested type or an unrelated constant with the name of a power is no power, and no mistake.
struct other_meaning : stones {
    using key = std::uint64_t;
    enum class evaluate {};
};

/// An adaptor may constrain its powers away.
template <class Inner>
struct adaptor : Inner {
    using inner_game = Inner;

    static std::uint64_t canonical_key(const typename Inner::state&)
        requires keyed_game<Inner>;
};

static_assert(explain<stones>() && explain<keyed>() && explain<any_generator>() && explain<other_meaning>());
static_assert(explain<adaptor<stones>>() && explain<adaptor<keyed>>());
static_assert(canonically_keyed_game<adaptor<keyed>> && !canonically_keyed_game<adaptor<stones>>);
static_assert(explained_game<stones> && random_move_game<any_generator> && !keyed_game<other_meaning>);

template <explained_game G>
constexpr int first_move() {
    return *G::moves(G::initial()).begin();
}

}  // namespace

TEST_CASE("a sound game passes where an explained game is wanted") { CHECK(first_move<stones>() == 1); }
