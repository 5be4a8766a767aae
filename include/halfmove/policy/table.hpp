#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/result.hpp"
#include "halfmove/core/score.hpp"

#include <concepts>
#include <optional>

namespace halfmove {

/// What a search remembers of a position.
template <game G>
struct table_entry {
    score value = draw_score;
    bound kind = bound::exact;
    int depth = 0;                   ///< plies that were searched below the position; `max_depth` if to the end
    std::optional<move_of<G>> best;  ///< the best move, or the one that caused a cut-off
};

/// Remembers positions: `key(state)`, `probe(key)` and `store(key, entry)`. A probe returns a copy, or nothing.
template <class Table, class G>
concept position_table = game<G> && requires(Table& table, const state_of<G>& state, const table_entry<G>& entry) {
    { table.probe(table.key(state)) } -> std::same_as<std::optional<table_entry<G>>>;
    table.store(table.key(state), entry);
    table.forget();
    { Table::remembers } -> std::convertible_to<bool>;
};

/// The null object: remembers nothing.
template <game G>
struct no_table {
    struct no_key {};

    static constexpr bool remembers = false;

    [[nodiscard]] static constexpr no_key key(const state_of<G>&) noexcept { return {}; }
    [[nodiscard]] static constexpr std::optional<table_entry<G>> probe(no_key) noexcept { return std::nullopt; }
    static constexpr void store(no_key, const table_entry<G>&) noexcept {}
    static constexpr void forget() noexcept {}
};

}  // namespace halfmove
