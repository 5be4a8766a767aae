#include "games/reversi.hpp"

#include "support/in_place_reversi.hpp"
#include "support/skipping_reversi.hpp"

#include <halfmove/testing/exact_score.hpp>
#include <halfmove/testing/laws.hpp>
#include <halfmove/testing/perft.hpp>

#include <doctest/doctest.h>

#include <string>

using namespace examples;
using namespace halfmove;

namespace {

template <class G>
std::string move_names(const typename G::state& position) {
    std::string names;
    for (const auto move : G::moves(position)) { names += G::move_to_text(position, move) + ' '; }
    return names;
}

template <class G>
typename G::state after(typename G::state position, std::initializer_list<const char*> moves) {
    for (const char* name : moves) { position = G::apply(position, G::move_from_text(position, name).value()); }
    return position;
}

}  // namespace

TEST_CASE("reversi perft from the start of 8 x 8, figures published many times") {
    const std::uint64_t expected[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216};
    for (int depth = 0; depth <= 8; ++depth) { CHECK(perft<reversi<8>>(depth) == expected[depth]); }
    CHECK(perft<support::in_place_reversi<8>>(7) == 55092);
    CHECK(perft<support::skipping_reversi<8>>(7) == 55092);
}

TEST_CASE("reversi opening moves are where the rule book draws them") {
    using game = reversi<8>;
    CHECK(move_names<game>(game::initial()) == "c4 d3 e6 f5 ");
    CHECK(game::to_text(after<game>(game::initial(), {"d3"})) ==
          ". . . . . . . .\n"
          ". . . . . . . .\n"
          ". . . O . . . .\n"
          ". . . O O . . .\n"
          ". . . O X . . .\n"
          ". . . . . . . .\n"
          ". . . . . . . .\n"
          ". . . . . . . .\n");
}

TEST_CASE("reversi: a side that cannot turn a disc passes, or is skipped") {
    using game = reversi<4>;
    using skipping = support::skipping_reversi<4>;
    // The shortest way to a pass on 4 x 4, found by trying everything.
    std::vector<game::state> ply{game::initial()};
    std::vector<skipping::state> skipping_ply{skipping::initial()};
    bool found = false;
    while (!found) {
        std::vector<game::state> next;
        std::vector<skipping::state> skipping_next;
        for (std::size_t i = 0; i < ply.size(); ++i) {
            for (const auto move : game::moves(ply[i])) {
                next.push_back(game::apply(ply[i], move));
                skipping_next.push_back(skipping::apply(skipping_ply[i], move));
                const auto& there = next.back();
                if (game::outcome_of(there) || !game::placements(there).empty()) {
                    CHECK(skipping_next.back().discs == there);
                    continue;
                }
                found = true;
                CHECK(move_names<game>(there) == "pass ");
                CHECK(skipping_next.back().discs == game::state{there.theirs, there.mine});
                CHECK(skipping::to_move(skipping_next.back()) == skipping::to_move(skipping_ply[i]));
            }
        }
        ply = std::move(next);
        skipping_ply = std::move(skipping_next);
        REQUIRE(!ply.empty());
    }
}

TEST_CASE("4 x 4 reversi is won by the second side") {
    constexpr std::uint64_t enough = 1'000'000;
    CHECK(is_loss(exact_score<reversi<4>>(reversi<4>::initial(), enough).value()));
    using skipping = support::skipping_reversi<4>;
    CHECK(is_loss(exact_score<skipping>(skipping::initial(), enough).value()));
}

TEST_CASE("reversi keeps all laws") {
    for (const law_report& report : {check_laws<reversi<4>>(), check_laws<reversi<6>>({.max_positions = 1'000}),
                                     check_laws<reversi<8>>({.max_positions = 500}),
                                     check_laws<support::in_place_reversi<6>>({.max_positions = 500}),
                                     check_laws<support::skipping_reversi<4>>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
    }
}
