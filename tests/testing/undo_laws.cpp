#include "games/nim.hpp"
#include "support/in_place_reversi.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/undo_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = support::in_place_reversi<4>;

struct turning_nothing : sound {
    static bits play(state& position, move chosen) {
        const bits turned = sound::play(position, chosen);
        position.mine |= turned;
        position.theirs ^= turned;
        return turned;
    }
};

struct turning_nothing_back : sound {
    static void undo(state& position, move chosen, const bits&) { sound::undo(position, chosen, {}); }
};

/// Keeps a hash beside the heaps, and forgets to take it back.
struct hash_out_of_step {
    using rules = examples::nim<2, 3>;
    using move = rules::move;
    struct state {
        rules::state heaps;
        std::uint64_t hash = 0;
        friend bool operator==(const state& a, const state& b) { return a.heaps == b.heaps; }
    };
    static state initial() { return {rules::initial(), rules::key(rules::initial())}; }
    static auto moves(const state& s) { return rules::moves(s.heaps); }
    static state apply(const state& s, move chosen) {
        const rules::state next = rules::apply(s.heaps, chosen);
        return {next, rules::key(next)};
    }
    static std::optional<outcome> outcome_of(const state& s) { return rules::outcome_of(s.heaps); }
    static std::uint64_t key(const state& s) { return s.hash; }
    static rules::state play(state& s, move chosen) {
        const rules::state before = s.heaps;
        s = apply(s, chosen);
        return before;
    }
    static void undo(state& s, move, const rules::state& before) { s.heaps = before; }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_undo_laws(check); }, {.games = 30});
}

}  // namespace

TEST_CASE("a sound game keeps the laws of play and undo") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("play that differs from apply is caught") { CHECK(checked<turning_nothing>().broken(laws::play_agrees)); }

TEST_CASE("undo that does not restore is caught") {
    CHECK(checked<turning_nothing_back>().broken(laws::undo_restores));
    CHECK(!checked<turning_nothing_back>().broken(laws::play_agrees));
}

TEST_CASE("undo that forgets the hash is caught") { CHECK(checked<hash_out_of_step>().broken(laws::undo_restores)); }
