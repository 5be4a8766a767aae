#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/bounds_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = examples::nim<2, 3>;

struct crossed : sound {
    static score_bounds bounds(const state& heaps, window wanted) {
        const score_bounds right = sound::bounds(heaps, wanted);
        return {right.upper, right.lower};
    }
};

/// Claims that every win comes at once.
struct hasty : sound {
    static score_bounds bounds(const state& heaps, window wanted) {
        const score_bounds right = sound::bounds(heaps, wanted);
        return is_win(right.lower) ? score_bounds{win_in(1), win_in(1)} : right;
    }
};

/// Answers the question it is asked with a yes that it has not proved.
struct obliging : sound {
    static score_bounds bounds(const state& heaps, window wanted) {
        if (wanted.upper == wanted.lower + 1) { return {wanted.upper, win_score}; }
        return sound::bounds(heaps, wanted);
    }
};

struct boasting : examples::nim<30, 31, 32> {
    static score_bounds bounds(const state&, window) { return {decided_score, win_score}; }
};

template <class G>
law_report checked(const law_options& options = {}) {
    return support::report_of<G>([](auto& check) { check_bounds_laws(check); }, options);
}

}  // namespace

TEST_CASE("a sound game keeps the laws of bounds") {
    for (const law_report& report : {checked<sound>(), checked<examples::nim<30, 31, 32>>({.max_positions = 200})}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        REQUIRE(report.records.size() == 3);
        for (const law_record& record : report.records) { CHECK(record.checks > 50); }
    }
}

TEST_CASE("a lower bound above the upper one is caught") { CHECK(checked<crossed>().broken(laws::bounds_ordered)); }

TEST_CASE("bounds that leave out the score are caught") {
    CHECK(checked<hasty>().broken(laws::bounds_hold));
    CHECK(!checked<hasty>().broken(laws::bounds_ordered));
}

TEST_CASE("bounds that depend on what is wanted are caught") { CHECK(checked<obliging>().broken(laws::bounds_hold)); }

TEST_CASE("bounds that contradict each other are caught where no score is known") {
    const law_report report = checked<boasting>({.games = 0, .exact_nodes = 0});
    CHECK(report.broken(laws::bounds_consistent));
    CHECK(report.find(laws::bounds_hold)->checks == 0);
}
