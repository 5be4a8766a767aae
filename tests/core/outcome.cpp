#include "halfmove/core/outcome.hpp"

#include <doctest/doctest.h>

using halfmove::opposite;
using halfmove::optional_outcome;
using halfmove::outcome;

namespace {

constexpr bool test() {
    for (const outcome result : {outcome::loss, outcome::draw, outcome::win}) {
        if (opposite(opposite(result)) != result) { return false; }
        if ((opposite(result) == result) != (result == outcome::draw)) { return false; }

        const optional_outcome lean = result;
        const std::optional<outcome> standard = lean;
        if (!lean || !lean.has_value() || *lean != result || standard != result) { return false; }
        if (lean == optional_outcome{} || lean == std::nullopt || lean != result) { return false; }
        if (lean != standard || standard != lean || lean == std::optional<outcome>{}) { return false; }
        if ((lean == optional_outcome{opposite(result)}) != (result == outcome::draw)) { return false; }
    }
    const optional_outcome open = std::nullopt;
    return opposite(outcome::win) == outcome::loss && !open && !open.has_value() && open == optional_outcome{} &&
        !static_cast<std::optional<outcome>>(open).has_value() && open == std::nullopt && open != outcome::draw &&
        open == std::optional<outcome>{} && open != std::optional{outcome::draw};
}

static_assert(test());
static_assert(sizeof(optional_outcome) == 1 && sizeof(outcome) == 1);

}  // namespace

TEST_CASE("an outcome and its opposite; an optional outcome holds the same as std::optional") { CHECK(test()); }
