#pragma once

#include "halfmove/policy/bucket_layout.hpp"
#include "halfmove/policy/replacement.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>

namespace halfmove {

/// The storage of every transposition table: a hash table of fixed memory that forgets.
///
/// Entries live in buckets of one cache line; a key belongs to one bucket, and a full bucket gives up the entry that the
/// `Replacement` rule names. A key is recognised as a whole: no two keys are ever taken for one. Keys known to have at
/// most `KeyBits` bits are stored in one word together with a small payload, without the bits that number the bucket.
///
/// The table begins with a few kilobytes, quadruples whenever it is more than half full, and never takes more than the
/// granted bytes. `clear` makes it small again, so that it costs nothing, but keeps the memory for the next search.
/// The number of buckets is a power of two: grant one. A grant too small for a single bucket gives a table that
/// remembers nothing.
template <game_key Key, table_payload Payload, replacement_rule<Payload> Replacement = replace_least,
          int KeyBits = static_cast<int>(sizeof(Key) * 8)>
class bucket_table {
    using layout = detail::bucket_layout<Key, Payload, KeyBits>;
    using bucket = typename layout::bucket;

public:
    /// Where a key belongs: computed once, used for `prefetch`, `find` and `store`. It outlives growth and `clear`.
    using place = typename layout::place;

    static constexpr std::size_t entries_per_bucket = layout::ways;

    /// Nothing is touched before it is needed, so a large grant is free until it is used.
    explicit bucket_table(std::size_t granted_bytes)
        : limit_bits_(index_bits_within(granted_bytes)), memory_(allocate(limit_bits_)) {
        clear();
    }

    bucket_table(bucket_table&&) noexcept = default;
    bucket_table& operator=(bucket_table&&) noexcept = default;

    void clear() noexcept {
        used_ = 0;
        set_index_bits(std::min(limit_bits_, std::max(layout::least_index_bits, initial_index_bits)));
        for (std::size_t i = 0; i < buckets(); ++i) { memory_[i].clear(); }
    }

    [[nodiscard]] static constexpr place locate(const Key& key) noexcept { return layout::place_of(key); }

    /// Asks the processor to fetch the bucket while something else is done.
    void prefetch(const place& at) const noexcept {
#if defined(__GNUC__)
        if (memory_) { __builtin_prefetch(&memory_[index_of(at)]); }
#else
        static_cast<void>(at);
#endif
    }

    [[nodiscard]] std::optional<Payload> find(const place& at) const noexcept {
        if (!memory_) { return std::nullopt; }
        const bucket& home = memory_[index_of(at)];
        for (std::size_t i = 0; i < layout::ways; ++i) {
            if (home.holds(i, at)) { return Payload::unpack(home.payload(i)); }
        }
        return std::nullopt;
    }

    /// Replaces what was known of the key, if anything. Precondition: `payload.pack()` is not zero.
    void store(const place& at, const Payload& payload) noexcept {
        assert(payload.pack() != 0);
        if (!memory_) { return; }
        if (used_ > capacity() / 2 && index_bits_ < limit_bits_) [[unlikely]] { grow(); }
        put(memory_[index_of(at)], at, payload);
    }

    [[nodiscard]] std::optional<Payload> find(const Key& key) const noexcept { return find(locate(key)); }
    void store(const Key& key, const Payload& payload) noexcept { store(locate(key), payload); }

    [[nodiscard]] std::size_t size() const noexcept { return used_; }
    [[nodiscard]] std::size_t capacity() const noexcept { return buckets() * layout::ways; }
    /// The memory in use now, and the most that it may become.
    [[nodiscard]] std::size_t bytes() const noexcept { return buckets() * sizeof(bucket); }
    [[nodiscard]] std::size_t max_bytes() const noexcept {
        return memory_ ? (std::size_t{1} << limit_bits_) * sizeof(bucket) : 0;
    }

private:
    static constexpr int initial_index_bits = 7;
    static constexpr int growth_bits = 2;

    struct release {
        void operator()(bucket* memory) const noexcept { ::operator delete(memory, std::align_val_t{alignof(bucket)}); }
    };
    using storage = std::unique_ptr<bucket[], release>;

    /// The logarithm of the number of buckets that fit; -1 if not even the smallest table does.
    static int index_bits_within(std::size_t bytes) noexcept {
        const int bits = static_cast<int>(std::bit_width(bytes / sizeof(bucket))) - 1;
        return bits < layout::least_index_bits ? -1 : std::min(bits, layout::place_bits - 1);
    }

    static storage allocate(int index_bits) {
        if (index_bits < 0) { return nullptr; }
        const std::size_t bytes = (std::size_t{1} << index_bits) * sizeof(bucket);
        return storage{static_cast<bucket*>(::operator new(bytes, std::align_val_t{alignof(bucket)}))};
    }

    void set_index_bits(int bits) noexcept {
        index_bits_ = bits;
        shift_ = layout::place_bits - std::max(bits, 0);
    }

    [[nodiscard]] std::size_t buckets() const noexcept { return memory_ ? std::size_t{1} << index_bits_ : 0; }
    [[nodiscard]] std::size_t index_of(const place& at) const noexcept {
        return static_cast<std::size_t>(at.spread >> shift_);
    }

    void put(bucket& home, const place& at, const Payload& payload) noexcept {
        std::size_t victim = static_cast<std::size_t>(at.spread) % layout::ways;
        int least = worth_of(home, victim);
        for (std::size_t i = 0; i < layout::ways; ++i) {
            if (home.holds(i, at)) { return home.set(i, at, payload.pack()); }
            const int worth = worth_of(home, i);
            if (worth < least) {
                least = worth;
                victim = i;
            }
        }
        if (home.empty(victim)) {
            ++used_;
        } else if (Replacement::keeps_better && Replacement::worth(payload) < least) {
            return;
        }
        home.set(victim, at, payload.pack());
    }

    /// An empty entry is worth less than anything.
    static int worth_of(const bucket& home, std::size_t i) noexcept {
        return home.empty(i) ? -1'000'000 : static_cast<int>(Replacement::worth(Payload::unpack(home.payload(i))));
    }

    /// In place, from the last bucket down: the entries of bucket b move to the buckets that begin with b's bits.
    void grow() noexcept {
        const int before = index_bits_;
        const std::size_t old_buckets = buckets();
        set_index_bits(std::min(limit_bits_, index_bits_ + growth_bits));
        const std::size_t ratio = std::size_t{1} << (index_bits_ - before);
        used_ = 0;
        for (std::size_t b = old_buckets; b-- > 0;) {
            const bucket old = memory_[b];
            for (std::size_t i = b * ratio; i < (b + 1) * ratio; ++i) { memory_[i].clear(); }
            for (std::size_t i = 0; i < layout::ways; ++i) {
                if (old.empty(i)) { continue; }
                const place at = old.place_at(i, b, before);
                put(memory_[index_of(at)], at, Payload::unpack(old.payload(i)));
            }
        }
    }

    int limit_bits_;
    int index_bits_ = 0;
    int shift_ = 0;
    std::size_t used_ = 0;
    storage memory_;
};

}  // namespace halfmove
