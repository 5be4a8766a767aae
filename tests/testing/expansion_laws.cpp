#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/expansion_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using rules = examples::nim<2, 3>;

/// Nim that carries the number of what is left.
struct twin {
    struct state {
        rules::state heaps;
        int left = 0;
        friend bool operator==(const state&, const state&) = default;
    };
    using move = rules::move;
    static state expand(const rules::state& heaps) { return {heaps, heaps[0] + heaps[1]}; }
    static state initial() { return expand(rules::initial()); }
    static auto moves(const state& s) { return rules::moves(s.heaps); }
    static state apply(const state& s, move chosen) { return {rules::apply(s.heaps, chosen), s.left - chosen.taken}; }
    static std::optional<outcome> outcome_of(const state& s) {
        return s.left == 0 ? std::optional{outcome::loss} : std::nullopt;
    }
};

struct forgetting_the_count : twin {
    static state apply(const state& s, move chosen) { return {rules::apply(s.heaps, chosen), s.left}; }
};

struct leaving_out_a_move : twin {
    static std::vector<move> moves(const state& s) {
        std::vector<move> result = listed_moves<twin>(s);
        if (result.size() > 2) { result.pop_back(); }
        return result;
    }
};

struct ending_too_early : twin {
    static std::optional<outcome> outcome_of(const state& s) {
        return s.left <= 1 ? std::optional{outcome::loss} : std::nullopt;
    }
};

template <class Twin>
struct expanding_to : rules {
    using expanded = Twin;
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_expansion_laws(check); }, {.games = 30});
}

}  // namespace

TEST_CASE("sound games keep the laws of expansion") {
    for (const law_report& report : {checked<expanding_to<twin>>(), checked<tic_tac_toe>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        CHECK(report.records.size() == 3);
    }
}

TEST_CASE("a twin that goes its own way is caught") {
    CHECK(checked<expanding_to<forgetting_the_count>>().broken(laws::expansion_commutes));
    CHECK(checked<expanding_to<leaving_out_a_move>>().broken(laws::expansion_keeps_moves));
    CHECK(checked<expanding_to<ending_too_early>>().broken(laws::expansion_keeps_outcome));
}
