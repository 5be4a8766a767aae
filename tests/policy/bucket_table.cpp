#include "halfmove/policy/bucket_table.hpp"

#include "halfmove/board/bit_set.hpp"
#include "halfmove/core/random.hpp"

#include <doctest/doctest.h>

#include <map>
#include <utility>

namespace {

using namespace halfmove;

struct note {
    static constexpr int bits = 20;
    std::uint32_t value = 1;
    int work = 0;

    [[nodiscard]] constexpr std::uint64_t pack() const noexcept {
        return value | (static_cast<std::uint64_t>(work) << 15);
    }
    [[nodiscard]] static constexpr note unpack(std::uint64_t word) noexcept {
        return {static_cast<std::uint32_t>(word & 0x7fff), static_cast<int>(word >> 15)};
    }
    [[nodiscard]] constexpr int worth() const noexcept { return work; }
};

template <class Rule = replace_least>
using packed_table = bucket_table<std::uint64_t, note, Rule, 49>;
using whole_table = bucket_table<std::uint64_t, note>;
using wide_table = bucket_table<bit_set<72>, note>;

template <class Table>
auto key_from(std::uint64_t number) {
    if constexpr (std::same_as<Table, wide_table>) {
        bit_set<72> key;
        for (int i = 0; i < 64; ++i) {
            if (((number >> i) & 1U) != 0) { key |= bit_set<72>::single(i + 8); }
        }
        return key;
    } else {
        return number >> 15;
    }
}

}  // namespace

TEST_CASE_TEMPLATE("what is found is what was stored last", Table, packed_table<>, packed_table<replace_if_better>,
                   packed_table<replace_always>, whole_table, wide_table) {
    Table table{std::size_t{1} << 16};
    std::map<std::uint64_t, std::uint32_t> truth;
    random_generator random{7};
    std::size_t found = 0;
    for (int i = 0; i < 60'000; ++i) {
        // The same few thousand keys again and again, and neighbours of them that were never stored.
        const std::uint64_t number = mix_bits(uniform_below(random, 12'000)) & ~std::uint64_t{0xffff};
        const auto key = key_from<Table>(number);
        if (const auto known = table.find(key)) {
            ++found;
            REQUIRE(truth.contains(number));
            REQUIRE(known->value == truth.at(number));
        }
        REQUIRE(!table.find(key_from<Table>(number ^ 0x8000)));
        const note entry{1 + uniform_below(random, 30'000), static_cast<int>(uniform_below(random, 31))};
        table.store(key, entry);
        truth[number] = entry.value;
        if (const auto known = table.find(key)) {
            REQUIRE(known->value == entry.value);
        } else {
            truth.erase(number);  // turned away
        }
    }
    CHECK(found > 10'000);
    CHECK(table.bytes() <= std::size_t{1} << 16);
    CHECK(table.size() <= table.capacity());
}

TEST_CASE_TEMPLATE("growing loses nothing while there is room", Table, packed_table<>, whole_table, wide_table) {
    Table table{std::size_t{1} << 24};
    const std::size_t small = table.bytes();
    constexpr std::uint32_t count = 100'000;
    for (std::uint32_t i = 0; i < count; ++i) { table.store(key_from<Table>(mix_bits(i)), {1 + i % 30'000, 1}); }
    CHECK(table.bytes() > small);
    CHECK(table.bytes() <= table.max_bytes());
    std::uint32_t kept = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto known = table.find(key_from<Table>(mix_bits(i)));
        if (!known) { continue; }
        REQUIRE(known->value == 1 + i % 30'000);
        ++kept;
    }
    CHECK(table.size() == kept);
    CHECK(kept > count * 9 / 10);

    table.clear();
    CHECK(table.bytes() == small);
    CHECK(table.size() == 0);
    CHECK(!table.find(key_from<Table>(mix_bits(0))));
}

TEST_CASE("memory is never more than granted, whatever is granted") {
    for (const std::size_t bytes : {0U, 1U, 63U, 64U, 127U, 128U, 2'047U, 2'048U, 5'000U, 1U << 20, (1U << 20) + 1U}) {
        packed_table<> table{bytes};
        CHECK(table.max_bytes() <= bytes);
        for (std::uint64_t i = 0; i < 5'000; ++i) { table.store(mix_bits(i) >> 15, {5, 1}); }
        CHECK(table.bytes() <= table.max_bytes());
        CHECK((table.size() == 0) == (table.max_bytes() == 0));
        CHECK(table.find(mix_bits(4'999) >> 15).has_value() == (table.max_bytes() != 0));
    }
}

TEST_CASE("the rules give up different entries of a full bucket") {
    constexpr std::size_t one_bucket_pair = 128;
    const auto survivors = [](auto table, int newcomer) {
        for (std::uint64_t i = 0; i < 200; ++i) { table.store(mix_bits(i), {9, 20}); }
        table.store(mix_bits(1'000), {7, newcomer});
        return table.find(mix_bits(1'000)).has_value();
    };
    CHECK(survivors(bucket_table<std::uint64_t, note, replace_least>{one_bucket_pair}, 3));
    CHECK(!survivors(bucket_table<std::uint64_t, note, replace_if_better>{one_bucket_pair}, 3));
    CHECK(survivors(bucket_table<std::uint64_t, note, replace_if_better>{one_bucket_pair}, 20));
    CHECK(survivors(bucket_table<std::uint64_t, note, replace_always>{one_bucket_pair}, 3));

    bucket_table<std::uint64_t, note, replace_least> table{one_bucket_pair};
    table.store(mix_bits(1'000), {7, 25});
    for (std::uint64_t i = 0; i < 200; ++i) { table.store(mix_bits(i), {9, 20}); }
    CHECK_MESSAGE(table.find(mix_bits(1'000)).has_value(), "the entry with the most work stays");
}

TEST_CASE("a table moves and takes its memory with it") {
    packed_table<> first{1 << 16};
    first.store(5, {11, 1});
    packed_table<> second = std::move(first);
    REQUIRE(second.find(5).has_value());
    CHECK(second.find(5)->value == 11);
}
