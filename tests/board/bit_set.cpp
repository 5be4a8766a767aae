#include "halfmove/board/bit_set.hpp"

#include "halfmove/core/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bitset>
#include <iterator>
#include <sstream>
#include <vector>

using halfmove::bit_set;
using halfmove::random_generator;
using halfmove::uniform_below;

namespace {

template <int Bits>
struct width {
    static constexpr int bits = Bits;
    static constexpr int all_bits = bit_set<Bits>::words * bit_set<Bits>::word_bits;
    using set = bit_set<Bits>;
    using model = std::bitset<static_cast<std::size_t>(all_bits)>;
};

#define ALL_WIDTHS                                                                                                     \
    width<1>, width<8>, width<9>, width<16>, width<20>, width<32>, width<49>, width<64>, width<72>, width<84>,         \
        width<128>, width<240>

template <class Width>
typename Width::model model_of(const typename Width::set& set) {
    typename Width::model model;
    for (int i = 0; i < Width::all_bits; ++i) { model[static_cast<std::size_t>(i)] = set.contains(i); }
    return model;
}

/// Sparse, even and dense sets, and long runs of ones, over which carries travel far.
template <class Width>
typename Width::set random_set(random_generator& random) {
    typename Width::set set;
    const std::uint32_t style = uniform_below(random, 4);
    std::uint32_t of_eight = style == 0 ? 1 : style == 1 ? 4 : 7;
    for (int i = 0; i < Width::bits; ++i) {
        if (style == 3 && uniform_below(random, 16) == 0) { of_eight = of_eight == 0 ? 8 : 0; }
        if (uniform_below(random, 8) < of_eight) { set |= Width::set::single(i); }
    }
    return set;
}

template <class Model>
Model sum(const Model& a, const Model& b) {
    Model result;
    bool carry = false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const int ones = static_cast<int>(a[i]) + static_cast<int>(b[i]) + static_cast<int>(carry);
        result[i] = ones % 2 == 1;
        carry = ones >= 2;
    }
    return result;
}

/// Two's complement: a - b = a + ~b + 1.
template <class Model>
Model difference(const Model& a, const Model& b) {
    return sum(sum(a, ~b), Model{1});
}

template <class Model>
bool less(const Model& a, const Model& b) {
    for (std::size_t i = a.size(); i-- > 0;) {
        if (a[i] != b[i]) { return b[i]; }
    }
    return false;
}

constexpr int samples = 300;

}  // namespace

TEST_CASE_TEMPLATE("a bit set computes like std::bitset and like a long binary number", Width, ALL_WIDTHS) {
    random_generator random{1};
    for (int i = 0; i < samples; ++i) {
        const auto a = random_set<Width>(random);
        const auto b = random_set<Width>(random);
        const auto model_a = model_of<Width>(a);
        const auto model_b = model_of<Width>(b);
        REQUIRE(model_of<Width>(a & b) == (model_a & model_b));
        REQUIRE(model_of<Width>(a | b) == (model_a | model_b));
        REQUIRE(model_of<Width>(a ^ b) == (model_a ^ model_b));
        REQUIRE(model_of<Width>(~a) == ~model_a);
        REQUIRE(model_of<Width>(a + b) == sum(model_a, model_b));
        REQUIRE(model_of<Width>(a - b) == difference(model_a, model_b));
        REQUIRE(a.count() == static_cast<int>(model_a.count()));
        REQUIRE(a.empty() == model_a.none());
        REQUIRE((a == b) == (model_a == model_b));
        REQUIRE((a < b) == less(model_a, model_b));
        REQUIRE((a > b) == less(model_b, model_a));
        REQUIRE((a <= b) == !less(model_b, model_a));
    }
}

TEST_CASE_TEMPLATE("shifts move members across words and drop what falls out", Width, ALL_WIDTHS) {
    random_generator random{2};
    for (int places = 0; places < Width::all_bits; ++places) {
        const auto set = random_set<Width>(random);
        const auto model = model_of<Width>(set);
        REQUIRE(model_of<Width>(set << places) == model << static_cast<std::size_t>(places));
        REQUIRE(model_of<Width>(set >> places) == model >> static_cast<std::size_t>(places));
    }
}

TEST_CASE_TEMPLATE("walking through a set yields its members in ascending order", Width, ALL_WIDTHS) {
    random_generator random{3};
    for (int i = 0; i < samples; ++i) {
        const auto set = random_set<Width>(random);
        std::vector<int> members;
        for (int member = 0; member < Width::bits; ++member) {
            if (set.contains(member)) { members.push_back(member); }
        }
        REQUIRE(std::ranges::equal(members, set));
        for (std::size_t rank = 0; rank < members.size(); ++rank) {
            REQUIRE(set.nth(static_cast<int>(rank)) == members[rank]);
        }
        if (!members.empty()) {
            REQUIRE(set.lowest() == members.front());
            REQUIRE(set.without_lowest() == (set ^ Width::set::single(members.front())));
        }
    }
}

TEST_CASE_TEMPLATE("below(n) holds the n least numbers", Width, ALL_WIDTHS) {
    for (int count = 0; count <= Width::bits; ++count) {
        const auto set = Width::set::below(count);
        REQUIRE(set.count() == count);
        for (int member = 0; member < Width::bits; ++member) { REQUIRE(set.contains(member) == (member < count)); }
    }
}

TEST_CASE_TEMPLATE("a widened set has the same members", Width, ALL_WIDTHS) {
    random_generator random{4};
    const auto check = [&]<int Wider>(std::integral_constant<int, Wider>) {
        const auto set = random_set<Width>(random);
        const bit_set<Wider> wide = set.template widened<Wider>();
        REQUIRE(std::ranges::equal(set, wide));
    };
    for (int i = 0; i < 20; ++i) {
        check(std::integral_constant<int, Width::bits>{});
        check(std::integral_constant<int, Width::bits + 1>{});
        check(std::integral_constant<int, 2 * Width::bits>{});
        check(std::integral_constant<int, Width::bits + 64>{});
    }
}

TEST_CASE_TEMPLATE("hashes of different sets differ", Width, width<16>, width<49>, width<84>, width<240>) {
    // A thousand random 64-bit numbers hold two equal ones once in 10^13 times.
    random_generator random{5};
    std::vector<typename Width::set> sets;
    for (int i = 0; i < 1000; ++i) { sets.push_back(random_set<Width>(random)); }
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    std::vector<std::uint64_t> hashes;
    for (const auto& set : sets) { hashes.push_back(halfmove::hash_of(set)); }
    std::sort(hashes.begin(), hashes.end());
    CHECK(sets.size() > 300);
    CHECK(std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end());
}

TEST_CASE("a set is as large as its smallest word or words") {
    CHECK(sizeof(bit_set<8>) == 1);
    CHECK(sizeof(bit_set<9>) == 2);
    CHECK(sizeof(bit_set<17>) == 4);
    CHECK(sizeof(bit_set<33>) == 8);
    CHECK(sizeof(bit_set<65>) == 16);
    CHECK(sizeof(bit_set<129>) == 24);
}

namespace {

/// The same promises, kept by the compiler.
template <int Bits>
constexpr bool test() {
    using set = bit_set<Bits>;
    const set low = set::single(0);
    const set high = set::single(Bits - 1);
    const set all = set::below(Bits);
    bool right = set{}.empty() && !all.empty() && all.count() == Bits && (low << (Bits - 1)) == high;
    right = right && (high >> (Bits - 1)) == low && all - all == set{} && (all ^ high) + high == all;
    right = right && high - low + low == high && low < high && (~all & all) == set{} && all.nth(Bits - 1) == Bits - 1;
    int last = -1;
    int steps = 0;
    for (const int member : all) {
        right = right && member == last + 1;
        last = member;
        ++steps;
    }
    return right && steps == Bits && all.low_bits() % 2 == 1;
}

static_assert(test<2>() && test<8>() && test<9>() && test<16>() && test<20>() && test<32>() && test<49>());
static_assert(test<64>() && test<72>() && test<84>() && test<128>() && test<240>());
static_assert(std::forward_iterator<bit_set<49>::iterator> && std::forward_iterator<bit_set<240>::iterator>);

}  // namespace

TEST_CASE("the compile-time promises hold at run time") {
    CHECK(test<8>());
    CHECK(test<49>());
    CHECK(test<72>());
    CHECK(test<240>());
}
