#include "halfmove/policy/replacement.hpp"

#include <doctest/doctest.h>

namespace {

struct note {
    static constexpr int bits = 8;
    int value = 1;

    [[nodiscard]] constexpr std::uint64_t pack() const noexcept { return static_cast<std::uint64_t>(value); }
    [[nodiscard]] static constexpr note unpack(std::uint64_t word) noexcept { return {static_cast<int>(word)}; }
    [[nodiscard]] constexpr int worth() const noexcept { return value; }
};

struct too_wide : note {
    static constexpr int bits = 65;
    [[nodiscard]] static constexpr too_wide unpack(std::uint64_t) noexcept { return {}; }
};

struct without_worth {
    static constexpr int bits = 8;
    [[nodiscard]] static constexpr std::uint64_t pack() noexcept { return 1; }
    [[nodiscard]] static constexpr without_worth unpack(std::uint64_t) noexcept { return {}; }
};

static_assert(halfmove::table_payload<note>);
static_assert(!halfmove::table_payload<too_wide> && !halfmove::table_payload<without_worth> &&
              !halfmove::table_payload<int>);
static_assert(halfmove::replacement_rule<halfmove::replace_least, note>);
static_assert(halfmove::replacement_rule<halfmove::replace_if_better, note>);
static_assert(halfmove::replacement_rule<halfmove::replace_always, note>);
static_assert(!halfmove::replacement_rule<note, note>);

}  // namespace

TEST_CASE("a rule ranks payloads by what it would cost to lose them, or not at all") {
    CHECK(halfmove::replace_least::worth(note{7}) == 7);
    CHECK(halfmove::replace_if_better::worth(note{7}) == 7);
    CHECK(halfmove::replace_always::worth(note{7}) == halfmove::replace_always::worth(note{3}));
    CHECK(halfmove::replace_if_better::keeps_better);
    CHECK(!halfmove::replace_least::keeps_better);
}
