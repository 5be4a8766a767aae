#include "games/kalah.hpp"
#include "games/nim.hpp"
#include "support/law_test.hpp"

#include <halfmove/games/tic_tac_toe.hpp>
#include <halfmove/testing/key_laws.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

using sound = examples::nim<3, 4, 5>;

struct moody : sound {
    static std::uint64_t key(const state& heaps) {
        static std::uint64_t calls = 0;
        return sound::key(heaps) + (++calls << 32);
    }
};

struct summing : sound {
    static std::uint64_t key(const state& heaps) { return heaps[0] + 10U * heaps[1] + 10U * heaps[2]; }
};

struct summing_and_hashed : summing {
    static constexpr bool key_is_injective = false;
};

/// A good hash of tic-tac-toe positions, cut to a few bits.
template <class Key, int Bits>
struct short_hash : tic_tac_toe {
    static constexpr bool key_is_injective = false;
    static constexpr int key_bits = Bits;
    static Key key(const state& position) {
        return static_cast<Key>(mix_bits(tic_tac_toe::key(position)) & ((1ULL << Bits) - 1));
    }
};

struct wider_than_it_says : sound {
    static constexpr int key_bits = 17;
};

struct as_wide_as_it_says : sound {
    static constexpr int key_bits = 18;
};

struct badly_hashed : sound {
    struct key_type {
        std::uint64_t number = 0;
        friend auto operator<=>(const key_type&, const key_type&) = default;
        [[nodiscard]] std::uint64_t hash() const { return number % 64; }
    };
    static key_type key(const state& heaps) { return {sound::key(heaps)}; }
};

template <class G>
law_report checked() {
    return support::report_of<G>([](auto& check) { check_key_laws(check); });
}

}  // namespace

TEST_CASE("sound games keep the laws of keys") {
    for (const law_report& report : {checked<sound>(), checked<as_wide_as_it_says>(), checked<examples::kalah<3, 2>>(),
                                     checked<short_hash<std::uint64_t, 63>>()}) {
        CHECK_MESSAGE(report.ok(), report.to_text());
        for (const law_record& record : report.records) { CHECK(record.checks > 0); }
    }
}

TEST_CASE("two keys of one position are caught") { CHECK(checked<moody>().broken(laws::equal_states_equal_keys)); }

TEST_CASE("a key that is injective by name only is caught") {
    CHECK(checked<summing>().broken(laws::keys_injective));
    CHECK(checked<summing>().find(laws::keys_rarely_collide) == nullptr);
}

TEST_CASE("a hash that is bad for its width is caught, one that is narrow is not") {
    CHECK(checked<summing_and_hashed>().broken(laws::keys_rarely_collide));
    CHECK(checked<summing_and_hashed>().find(laws::keys_injective) == nullptr);
    CHECK(checked<short_hash<std::uint32_t, 10>>().broken(laws::keys_rarely_collide));
    CHECK(!checked<short_hash<std::uint16_t, 16>>().broken(laws::keys_rarely_collide));
}

TEST_CASE("a key wider than it says is caught") { CHECK(checked<wider_than_it_says>().broken(laws::keys_fit)); }

TEST_CASE("different keys with the same hash are caught") {
    CHECK(checked<badly_hashed>().broken(laws::hashes_differ));
}
