#include "support/law_test.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/safe_moves_laws.hpp>

#include <doctest/doctest.h>

#include <vector>

using namespace halfmove;

namespace {

/// Leaves out by trying what the definition says.
template <class G>
struct careful : G {
    using typename G::move;
    using typename G::state;
    static std::vector<move> safe_moves(const state& position) {
        std::vector<move> safe;
        for (const move each : G::moves(position)) {
            if (!detail::loses_at_once<G>(position, each)) { safe.push_back(each); }
        }
        return safe;
    }
};

using sound = careful<tic_tac_toe>;

struct cheating : sound {
    static std::vector<move> safe_moves(const state& position) {
        std::vector<move> safe = sound::safe_moves(position);
        if (!position.occupied.empty()) { safe.push_back({static_cast<std::uint16_t>(position.occupied.lowest())}); }
        return safe;
    }
};

struct repeating : sound {
    static std::vector<move> safe_moves(const state& position) {
        std::vector<move> safe = sound::safe_moves(position);
        if (!safe.empty()) { safe.push_back(safe.front()); }
        return safe;
    }
};

struct despairing : sound {
    static std::vector<move> safe_moves(const state& position) {
        std::vector<move> safe = sound::safe_moves(position);
        if (safe.size() == 1) { safe.clear(); }
        return safe;
    }
};

struct picky : sound {
    static std::vector<move> safe_moves(const state& position) {
        std::vector<move> safe = sound::safe_moves(position);
        if (safe.size() > 1) { safe.resize(1); }
        return safe;
    }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_safe_moves_laws(check); });
}

}  // namespace

TEST_CASE("sound games keep the laws of safe moves") {
    for (const law_report& report : {checked<sound>(), checked<careful<drop_game<4, 4, 3>>>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        REQUIRE(report.records.size() == 3);
        for (const law_record& record : report.records) { CHECK(record.checks > 20); }
    }
}

TEST_CASE("safe moves that are not legal, or listed twice, are caught") {
    CHECK(checked<cheating>().broken(laws::safe_moves_legal));
    CHECK(checked<repeating>().broken(laws::safe_moves_legal));
}

TEST_CASE("giving up too early is caught") { CHECK(checked<despairing>().broken(laws::safe_moves_exist)); }

TEST_CASE("leaving out the best move is caught") { CHECK(checked<picky>().broken(laws::safe_moves_hold_best)); }
