#include "support/take_away.hpp"

#include <halfmove/mcts/mcts.hpp>
#include <halfmove/mcts/puct.hpp>

#include <doctest/doctest.h>

#include <array>
#include <span>

namespace {

using namespace halfmove;

/// Takes its own advice: the move that leaves a multiple of four is nine times as likely as another.
struct advised : support::take_away<21> {
    static constexpr float prior(const state& position, move taken) {
        return (position.stones - taken) % 4 == 0 ? 9 : 1;
    }
};
static_assert(prior_game<advised> && explain<advised>());

struct indifferent : support::take_away<21> {
    static constexpr float prior(const state&, move) { return 0.0F; }
};

template <class G>
using node = mcts_node<int, outcome, typename puct<G>::statistics>;

template <class G>
std::array<node<G>, 3> prepared() {
    std::array<node<G>, 3> children{node<G>{1}, node<G>{2}, node<G>{3}};
    puct<G>{}.prepare({21}, std::span<node<G>>{children});
    return children;
}

TEST_CASE("priors are brought to a sum of 1") {
    const auto children = prepared<advised>();
    CHECK(static_cast<double>(children[0].statistics().prior) == doctest::Approx(9.0 / 11.0));
    CHECK(static_cast<double>(children[1].statistics().prior) == doctest::Approx(1.0 / 11.0));
    CHECK(static_cast<double>(prepared<indifferent>()[2].statistics().prior) == doctest::Approx(1.0 / 3.0));
}

TEST_CASE("the likeliest move is tried first and gives way as it is visited") {
    auto children = prepared<advised>();
    node<advised> parent{0};
    parent.record(1);
    const auto leads = [&] {
        const auto rate = puct<advised>{}(parent);
        return rate(children[0]) > rate(children[1]);
    };
    CHECK(leads());
    for (int i = 0; i < 50; ++i) {
        children[0].record(0);
        parent.record(0);
    }
    CHECK_FALSE(leads());
}

TEST_CASE("priors steer a search") {
    struct policies {
        puct<advised> select{};
        averaging back_up{};
    };
    mcts<advised, policies> search;
    const auto result = search.run(advised::initial(), {.nodes = 30});
    CHECK(result.best == 1);
    CHECK(search.analyse().front().visits > 20);
}

}  // namespace
