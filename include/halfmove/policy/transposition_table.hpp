#pragma once

#include "halfmove/core/hints.hpp"
#include "halfmove/core/key.hpp"
#include "halfmove/policy/bucket_table.hpp"
#include "halfmove/policy/table.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

namespace halfmove {

namespace detail {

template <class G>
consteval bool explain_key() {
    static_assert(keyed_game<G>,
                  "halfmove: a transposition table needs a game that names its positions; write `static std::uint64_t "
                  "key(const state&)`");
    return keyed_game<G>;
}

/// A `table_entry` in one word: 16 bits for the score, 2 for its kind, 8 for the depth, 1 that says whether there is a
/// move, and the move itself if it has at most 4 bytes; a larger one is not remembered. `kind` counts from 1, so that the
/// word is never zero.
template <game G>
struct packed_entry {
    static constexpr bool keeps_move = std::is_trivially_copyable_v<move_of<G>> && sizeof(move_of<G>) <= 4;
    static constexpr int move_shift = 27;
    static constexpr int bits = move_shift + (keeps_move ? static_cast<int>(8 * sizeof(move_of<G>)) : 0);

    table_entry<G> entry;

    [[nodiscard]] std::uint64_t pack() const noexcept {
        std::uint64_t word = static_cast<std::uint16_t>(entry.value);
        word |= (static_cast<std::uint64_t>(entry.kind) + 1) << 16;
        word |= static_cast<std::uint64_t>(entry.depth) << 18;
        if constexpr (keeps_move) {
            if (entry.best) { word |= std::uint64_t{1} << 26 | std::uint64_t{as_number(*entry.best)} << move_shift; }
        }
        return word;
    }

    [[nodiscard]] static packed_entry unpack(std::uint64_t word) noexcept {
        packed_entry result;
        result.entry.value = static_cast<std::int16_t>(word & 0xffff);
        result.entry.kind = static_cast<bound>(((word >> 16) & 3) - 1);
        result.entry.depth = static_cast<int>((word >> 18) & 0xff);
        if constexpr (keeps_move) {
            if (((word >> 26) & 1) != 0) {
                result.entry.best = as_move(static_cast<std::uint32_t>(word >> move_shift));
            }
        }
        return result;
    }

    /// Deep entries are dear.
    [[nodiscard]] constexpr int worth() const noexcept { return entry.depth; }

private:
    static std::uint32_t as_number(const move_of<G>& move) noexcept {
        std::uint32_t number = 0;
        std::memcpy(&number, &move, sizeof(move));
        return number;
    }

    static move_of<G> as_move(std::uint32_t number) noexcept {
        move_of<G> move{};
        std::memcpy(static_cast<void*>(&move), &number, sizeof(move));
        return move;
    }
};

}  // namespace detail

/// `keyed_game`, but a "no" explains itself.
template <class G>
concept explained_keyed_game = detail::explain_key<G>();

/// Remembers positions by their whole key, in memory that never exceeds what was granted.
template <explained_keyed_game G, class Replacement = replace_least>
class transposition_table {
public:
    static constexpr bool remembers = true;
    static constexpr std::size_t default_bytes = std::size_t{16} << 20;

    transposition_table() : transposition_table(default_bytes) {}
    explicit transposition_table(std::size_t granted_bytes) : storage_(granted_bytes) {}

    [[nodiscard]] static constexpr auto key(const state_of<G>& state) { return storage::locate(G::key(state)); }

    [[nodiscard]] std::optional<table_entry<G>> probe(const auto& place) const noexcept {
        if (const auto found = storage_.find(place)) { return found->entry; }
        return std::nullopt;
    }

    void store(const auto& place, const table_entry<G>& entry) noexcept { storage_.store(place, {entry}); }

    void forget() noexcept { storage_.clear(); }

    /// The memory in use now, and the most that it may become.
    [[nodiscard]] std::size_t bytes() const noexcept { return storage_.bytes(); }
    [[nodiscard]] std::size_t max_bytes() const noexcept { return storage_.max_bytes(); }

private:
    using storage = bucket_table<key_of<G>, detail::packed_entry<G>, Replacement>;

    storage storage_;
};

}  // namespace halfmove
