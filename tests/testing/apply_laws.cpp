#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/apply_laws.hpp>

#include <doctest/doctest.h>

#include <memory>

using namespace halfmove;

namespace {

using sound = examples::nim<2, 3>;

/// Writes to its argument, which C++ cannot forbid everywhere.
struct writing {
    struct state {
        mutable sound::state heaps;
        friend bool operator==(const state&, const state&) = default;
    };
    using move = sound::move;
    static state initial() { return {sound::initial()}; }
    static auto moves(const state& s) { return sound::moves(s.heaps); }
    static state apply(const state& s, move chosen) {
        const state next{sound::apply(s.heaps, chosen)};
        if (chosen.taken == 2) { s.heaps[0] = 0; }
        return next;
    }
    static std::optional<outcome> outcome_of(const state& s) { return sound::outcome_of(s.heaps); }
};

/// All copies of a position share its heaps.
struct sharing {
    struct state {
        std::shared_ptr<sound::state> heaps;
        friend bool operator==(const state& a, const state& b) { return *a.heaps == *b.heaps; }
    };
    using move = sound::move;
    static state initial() { return {std::make_shared<sound::state>(sound::initial())}; }
    static auto moves(const state& s) { return sound::moves(*s.heaps); }
    static state apply(const state& s, move chosen) {
        if (chosen.heap == 1) { s.heaps->at(0) = 0; }
        return {std::make_shared<sound::state>(sound::apply(*s.heaps, chosen))};
    }
    static std::optional<outcome> outcome_of(const state& s) { return sound::outcome_of(*s.heaps); }
};

struct moody : sound {
    static state apply(const state& heaps, move chosen) {
        static int calls = 0;
        return ++calls % 5 == 0 ? state{} : sound::apply(heaps, chosen);
    }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_apply_laws(check); });
}

}  // namespace

TEST_CASE("a sound game keeps the laws of apply") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("writing to the argument of apply is caught") { CHECK(checked<writing>().broken(laws::apply_pure)); }

TEST_CASE("a state that shares its parts with its copies is caught") {
    CHECK(checked<sharing>().broken(laws::apply_pure));
}

TEST_CASE("a move that does not always do the same is caught") {
    CHECK(checked<moody>().broken(laws::apply_repeatable));
}
