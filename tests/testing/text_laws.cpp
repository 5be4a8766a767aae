#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/testing/text_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = examples::nim<2, 3>;

struct namesakes : sound {
    static std::string move_to_text(const state&, move chosen) { return std::to_string(chosen.taken); }
    static parsed<move> move_from_text(const state& heaps, std::string_view text) {
        return legal_move_named<namesakes>(heaps, text);
    }
};

struct unreadable : sound {
    static parsed<move> move_from_text(const state& heaps, std::string_view text) {
        if (text == "b3") { return text_error{1, "three is too many"}; }
        return sound::move_from_text(heaps, text);
    }
};

/// Reads what was legal at the start, legal or not.
struct careless : sound {
    static parsed<move> move_from_text(const state&, std::string_view text) {
        return sound::move_from_text(initial(), text);
    }
};

struct trusting : sound {
    static parsed<move> move_from_text(const state& heaps, std::string_view text) {
        return sound::move_from_text(heaps, text.substr(0, 2));
    }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_text_laws(check); }, {.games = 30});
}

}  // namespace

TEST_CASE("a sound game keeps the laws of text") {
    const law_report report = checked<sound>();
    CHECK_MESSAGE(report.ok(), report.to_text());
    CHECK(report.records.size() == 4);
}

TEST_CASE("two moves of one name are caught") { CHECK(checked<namesakes>().broken(laws::names_distinct)); }

TEST_CASE("a name that cannot be read is caught") {
    const law_report report = checked<unreadable>();
    REQUIRE(report.broken(laws::names_read_back));
    CHECK(report.find(laws::names_read_back)->first.reason == "'b3' is refused: three is too many");
    CHECK(checked<namesakes>().broken(laws::names_read_back));
}

TEST_CASE("reading a move that is not legal is caught") {
    CHECK(checked<careless>().broken(laws::only_legal_moves_read));
}

TEST_CASE("reading nonsense is caught") {
    const law_report report = checked<trusting>();
    REQUIRE(report.broken(laws::nonsense_refused));
    CHECK(report.find(laws::nonsense_refused)->first.reason == "'a1?' is read as a move");
}
