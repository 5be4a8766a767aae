#include "halfmove/core/text.hpp"

#include "support/take_away.hpp"

#include <doctest/doctest.h>

using namespace halfmove;
using support::take_away;

namespace {

struct spoken : take_away<5> {
    static std::string to_text(const state& position) {
        return std::string(static_cast<std::size_t>(position.stones), '*');
    }
    static std::string move_to_text(const state&, move taken) { return "take " + std::to_string(taken); }
    static parsed<move> move_from_text(const state& position, std::string_view text) {
        return legal_move_named<spoken>(position, text);
    }
};
struct says_only_no : spoken {
    static std::optional<move> move_from_text(const state&, std::string_view);
};

static_assert(text_game<spoken> && !text_game<take_away<5>> && !text_game<says_only_no>);

}  // namespace

TEST_CASE("what is parsed is a value or an error") {
    const parsed<int> number = 7;
    CHECK(number.has_value());
    CHECK(static_cast<bool>(number));
    CHECK(*number == 7);
    CHECK(number.value() == 7);

    const parsed<std::string> word = std::string("four");
    CHECK(word->size() == 4);

    const parsed<int> error = text_error{3, "no number"};
    CHECK_FALSE(error);
    CHECK_FALSE(error.has_value());
    CHECK(error.error() == text_error{3, "no number"});
    CHECK(error.error() != text_error{2, "no number"});
}

TEST_CASE("legal moves are read by their names") {
    for (const int move : spoken::moves({5})) {
        const auto read = spoken::move_from_text({5}, spoken::move_to_text({5}, move));
        REQUIRE(read);
        CHECK(*read == move);
    }
    CHECK(spoken::move_from_text({2}, "take 3").error() ==
          text_error{0, "'take 3' is not a legal move; wanted one of: take 1 take 2"});
    CHECK(spoken::move_from_text({2}, "").error().message == "'' is not a legal move; wanted one of: take 1 take 2");
    CHECK(spoken::move_from_text({0}, "take 1").error() == text_error{0, "the game is over"});
}
