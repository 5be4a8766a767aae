#include "games/kalah.hpp"
#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/key_score_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = examples::nim<1, 2, 3>;

/// Bold: heaps in another order are worth the same.
struct sorting : sound {
    static std::uint64_t key(state heaps) {
        std::sort(heaps.begin(), heaps.end());
        return sound::key(heaps);
    }
};

/// Too bold: pairs of equal heaps cancel out, but they do change the distance to the end.
struct cancelling : sound {
    static std::uint64_t key(state heaps) {
        for (std::size_t i = 1; i < heaps.size(); ++i) {
            if (heaps[i] == heaps[i - 1]) { heaps[i] = heaps[i - 1] = 0; }
        }
        return sound::key(heaps);
    }
};

struct coarse : tic_tac_toe {
    static auto canonical_key(const state& position) { return tic_tac_toe::key(state{{}, position.occupied}); }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_key_score_laws(check); });
}

}  // namespace

TEST_CASE("keys that stand for the score keep the law") {
    for (const law_report& report :
         {checked<sound>(), checked<sorting>(), checked<tic_tac_toe>(), checked<examples::kalah<3, 1>>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        CHECK(report.find(laws::equal_keys_equal_scores)->checks > 40);
    }
}

TEST_CASE("a key that merges positions of different scores is caught") {
    const law_report report = checked<cancelling>();
    REQUIRE(report.broken(laws::equal_keys_equal_scores));
    CHECK(report.find(laws::equal_keys_equal_scores)->first.reason.find("with the same key") != std::string::npos);
}

TEST_CASE("a canonical key that merges positions of different scores is caught") {
    CHECK(checked<coarse>().broken(laws::equal_canonical_keys_equal_scores));
    CHECK(!checked<coarse>().broken(laws::equal_keys_equal_scores));
}
