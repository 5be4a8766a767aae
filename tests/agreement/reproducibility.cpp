#include "games/kalah.hpp"

#include <halfmove/games.hpp>
#include <halfmove/policy.hpp>
#include <halfmove/search.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <thread>

using namespace halfmove;

namespace {

template <game G>
bool same_answer(const search_result<G>& a, const search_result<G>& b) {
    return a.best == b.best && a.value == b.value && a.line == b.line && a.depth == b.depth && a.nodes == b.nodes &&
        a.complete == b.complete && a.exact == b.exact;
}

template <game G>
using engine = alpha_beta<G, standard_policies<G>>;

}  // namespace

TEST_CASE_TEMPLATE("the same limits in nodes give the same answer", G, connect_four, examples::kalah<>) {
    const auto kept = std::make_unique<engine<G>>();
    for (const std::uint64_t nodes : {0ULL, 1'000ULL, 12'345ULL, 100'000ULL}) {
        CAPTURE(nodes);
        kept->forget();
        const auto first = deepen(*kept, G::initial(), {.nodes = nodes});
        kept->forget();
        CHECK(same_answer(first, deepen(*kept, G::initial(), {.nodes = nodes})));
        CHECK(same_answer(first, search<G>(G::initial(), {.nodes = nodes})));
        CHECK_FALSE(first.complete);
    }
}

TEST_CASE("two threads do not know of each other") {
    const limits granted{.nodes = 50'000};
    const auto alone = search<connect_four>(connect_four::initial(), granted);
    search_result<connect_four> here;
    search_result<connect_four> there;
    std::thread second{[&] { there = search<connect_four>(connect_four::initial(), granted); }};
    here = search<connect_four>(connect_four::initial(), granted);
    second.join();
    CHECK(same_answer(alone, here));
    CHECK(same_answer(alone, there));
}
