#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/prior_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

struct sound : examples::nim<2, 3> {
    static float prior(const state&, move chosen) { return static_cast<float>(chosen.taken); }
};

struct moody : sound {
    static float prior(const state&, move) {
        static float calls = 0.0F;
        return ++calls;
    }
};

struct negative : sound {
    static float prior(const state&, move chosen) { return 1.0F - static_cast<float>(chosen.taken); }
};

struct boundless : sound {
    static double prior(const state& heaps, move chosen) { return 1.0 / (heaps[chosen.heap] - chosen.taken); }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_prior_laws(check); }, {.games = 30});
}

}  // namespace

TEST_CASE("a sound game keeps the laws of priors") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 2);
}

TEST_CASE("priors that change, are negative or infinite are caught") {
    CHECK(checked<moody>().broken(laws::prior_repeatable));
    CHECK(checked<negative>().broken(laws::prior_is_a_weight));
    CHECK(checked<boundless>().broken(laws::prior_is_a_weight));
    CHECK_FALSE(checked<negative>().broken(laws::prior_repeatable));
}
