#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/estimate_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

struct sound : examples::nim<2, 3> {
    static score evaluate(const state& heaps) { return heaps[0] - heaps[1]; }
    static int priority(const state&, move chosen) { return chosen.taken; }
    static int child_priority(const state&, move, const state& child) { return -child[0]; }
};

int next() {
    static int calls = 0;
    return ++calls;
}

struct moody : sound {
    static score evaluate(const state&) { return next(); }
    static int priority(const state&, move) { return next(); }
    static int child_priority(const state&, move, const state&) { return next(); }
};

template <class G>
law_report checked() {
    const auto all = [](auto& check) {
        check_evaluate_laws(check);
        check_priority_laws(check);
        check_child_priority_laws(check);
    };
    return support::report_of<G>(all, {.games = 30});
}

}  // namespace

TEST_CASE("a sound game keeps the laws of estimates") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 3);
}

TEST_CASE("estimates that change between calls are caught") {
    CHECK(checked<moody>().broken(laws::evaluate_repeatable));
    CHECK(checked<moody>().broken(laws::priority_repeatable));
    CHECK(checked<moody>().broken(laws::child_priority_repeatable));
}
