#include "games/kalah.hpp"
#include "support/law_test.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/symmetry_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = tic_tac_toe;

/// Begins to count the symmetries at another one.
struct rotated_numbers : sound {
    static state transform(const state& position, int i) { return sound::transform(position, i ^ 1); }
    static move transform_move(move chosen, int i) { return sound::transform_move(chosen, i ^ 1); }
};

/// A quarter turn without the half turn.
struct quarter_turn : sound {
    static constexpr int symmetries = 2;
    static state transform(const state& position, int i) { return sound::transform(position, 5 * i); }
    static move transform_move(move chosen, int i) { return sound::transform_move(chosen, 5 * i); }
};

struct forgetting : sound {
    static constexpr int symmetries = 2;
    static state transform(const state& position, int i) { return i == 0 ? position : initial(); }
};

struct swapping_sides : sound {
    static constexpr int symmetries = 2;
    static state transform(const state& position, int i) {
        return i == 0 ? position : state{position.theirs(), position.occupied};
    }
    static move transform_move(move chosen, int) { return chosen; }
};

/// The mirror of the discs is right, that of the moves was forgotten.
struct unmirrored_moves : drop_game<4, 3, 3> {
    static move transform_move(move chosen, int) { return chosen; }
};

/// Wrong, yet legal wherever it is asked: neighbours trade places instead of the two edges.
struct half_mirrored_moves : drop_game<4, 1, 2> {
    static move transform_move(move chosen, int i) {
        return i == 0 ? chosen : move{static_cast<std::uint16_t>(2 * ((chosen.index / 2) ^ 1))};
    }
};

struct greatest_key : sound {
    static std::uint64_t canonical_key(const state& position) {
        std::uint64_t greatest = 0;
        for (int i = 0; i < symmetries; ++i) { greatest = std::max(greatest, key(transform(position, i))); }
        return greatest;
    }
};

struct plain_key : sound {
    static std::uint64_t canonical_key(const state& position) { return key(position); }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_symmetry_laws(check); }, {.games = 30});
}

}  // namespace

TEST_CASE("sound games keep the laws of symmetry") {
    for (const law_report& report : {checked<sound>(), checked<connect_four>(), checked<examples::kalah<3, 2>>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        CHECK(report.records.size() == 8);
    }
}

TEST_CASE("a symmetry 0 that changes something is caught") {
    CHECK(checked<rotated_numbers>().broken(laws::symmetry_identity));
}

TEST_CASE("a set of symmetries that is no group is caught") {
    CHECK(checked<quarter_turn>().broken(laws::symmetries_closed));
    CHECK(checked<quarter_turn>().broken(laws::symmetries_invertible));
    CHECK(!checked<forgetting>().broken(laws::symmetries_closed));
    CHECK(checked<forgetting>().broken(laws::symmetries_invertible));
}

TEST_CASE("a map that changes the outcome is caught") {
    CHECK(checked<swapping_sides>().broken(laws::symmetry_keeps_outcome));
}

TEST_CASE("images of moves that are not legal are caught") {
    CHECK(checked<unmirrored_moves>().broken(laws::symmetry_maps_moves));
}

TEST_CASE("images of moves that are legal but wrong are caught") {
    const law_report report = checked<half_mirrored_moves>();
    REQUIRE(report.broken(laws::symmetry_commutes));
    CHECK(report.find(laws::symmetry_commutes)->first.moves == "the initial position");
    CHECK(report.find(laws::symmetry_commutes)->first.reason == "with move 1 and symmetry 1 it does not");
}

TEST_CASE("canonical keys that are not the least, or not shared, are caught") {
    CHECK(checked<greatest_key>().broken(laws::canonical_key_least));
    CHECK(!checked<greatest_key>().broken(laws::canonical_key_shared));
    CHECK(checked<plain_key>().broken(laws::canonical_key_shared));
}
