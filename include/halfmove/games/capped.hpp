#pragma once

#include "halfmove/games/adaptor.hpp"

#include <algorithm>
#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace halfmove {

/// A position and the number of moves that led to it.
template <game Inner>
struct capped_state {
    state_of<Inner> inner;
    int moves_made = 0;

    friend constexpr bool operator==(const capped_state& a, const capped_state& b)
        requires std::equality_comparable<state_of<Inner>>
    {
        return a.moves_made == b.moves_made && a.inner == b.inner;
    }
};

/// The key of a position and the number of moves that led to it.
template <game_key Key>
struct capped_key {
    Key inner{};
    int moves_made = 0;

    [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
        return mix_bits(hash_of(inner) + static_cast<std::uint64_t>(moves_made));
    }

    friend constexpr bool operator==(const capped_key&, const capped_key&) = default;
    friend constexpr std::strong_ordering operator<=>(const capped_key&, const capped_key&) = default;
};

/// The same game, except that it is a draw after `Moves` moves of both sides together, unless it ends before or with the
/// last of them: Connect 4 on 12 x 6 cells with 42 discs is `capped<drop_game<12, 6>, 42>`.
///
/// A side can win the capped game exactly if it can win the inner one in time, and then as quickly. So the
/// powers of the inner game carry over; only `safe_moves` and `bounds` must look at the number of moves left.
template <game Inner, int Moves>
struct capped : game_adaptor<Inner, capped_state<Inner>> {
    static_assert(Moves > 0, "halfmove: a capped game needs at least one move");

    using typename game_adaptor<Inner, capped_state<Inner>>::state;
    using typename game_adaptor<Inner, capped_state<Inner>>::move;

    [[nodiscard]] static constexpr int moves_left(const state& position) noexcept {
        return Moves - position.moves_made;
    }

    [[nodiscard]] static constexpr state initial() { return {Inner::initial(), 0}; }
    [[nodiscard]] static constexpr state apply(const state& position, const move& chosen) {
        return {Inner::apply(position.inner, chosen), position.moves_made + 1};
    }
    [[nodiscard]] static constexpr optional_outcome outcome_of(const state& position) {
        if (const auto result = Inner::outcome_of(position.inner)) { return *result; }
        if (moves_left(position) == 0) { return outcome::draw; }
        return std::nullopt;
    }

    // Optional powers.

    [[nodiscard]] static constexpr auto key(const state& position)
        requires keyed_game<Inner>
    {
        return capped_key<key_of<Inner>>{Inner::key(position.inner), position.moves_made};
    }

    [[nodiscard]] static constexpr auto canonical_key(const state& position)
        requires canonically_keyed_game<Inner>
    {
        return capped_key<key_of<Inner>>{Inner::canonical_key(position.inner), position.moves_made};
    }

    [[nodiscard]] static constexpr state transform(const state& position, int symmetry)
        requires symmetric_game<Inner>
    {
        return {Inner::transform(position.inner, symmetry), position.moves_made};
    }

    [[nodiscard]] static constexpr score evaluate(const state& position)
        requires evaluated_game<Inner>
    {
        return Inner::evaluate(position.inner);
    }

    [[nodiscard]] static constexpr int priority(const state& position, const move& chosen)
        requires prioritised_game<Inner>
    {
        return Inner::priority(position.inner, chosen);
    }

    [[nodiscard]] static constexpr int child_priority(const state& position, const move& chosen, const state& child)
        requires child_prioritised_game<Inner>
    {
        return Inner::child_priority(position.inner, chosen, child.inner);
    }

    static constexpr int max_plies = Moves;

    [[nodiscard]] static constexpr int plies_left(const state& position) {
        if constexpr (finite_game<Inner>) {
            return std::min<int>(moves_left(position), Inner::plies_left(position.inner));
        } else {
            return moves_left(position);
        }
    }

    static constexpr bool last_mover_wins = last_mover_wins_game<Inner>;

    [[nodiscard]] static constexpr std::optional<move> winning_move(const state& position)
        requires winning_move_game<Inner>
    {
        return Inner::winning_move(position.inner);
    }

    /// No move is unsafe if the opponent has none left to answer it.
    [[nodiscard]] static constexpr move_storage<Inner> safe_moves(const state& position)
        requires safe_moves_game<Inner>
    {
        move_storage<Inner> safe;
        const auto copy = [&](const auto& some) {
            for (const move chosen : some) { safe.push_back(chosen); }
        };
        if (moves_left(position) == 1) {
            copy(Inner::moves(position.inner));
        } else {
            copy(Inner::safe_moves(position.inner));
        }
        return safe;
    }

    /// What the inner game decides in time stays decided; all else is a draw.
    [[nodiscard]] static constexpr score_bounds bounds(const state& position, window wanted)
        requires bounded_game<Inner>
    {
        const auto in_time = [&](score value) {
            return is_decided(value) && distance_to_end(value) <= moves_left(position) ? value : draw_score;
        };
        const score_bounds inner = Inner::bounds(position.inner, wanted);
        return {in_time(inner.lower), in_time(inner.upper)};
    }

    [[nodiscard]] static constexpr auto play(state& position, const move& chosen)
        requires in_place_game<Inner>
    {
        ++position.moves_made;
        return Inner::play(position.inner, chosen);
    }

    template <class Token>
        requires in_place_game<Inner>
    static constexpr void undo(state& position, const move& chosen, Token&& token) {
        --position.moves_made;
        Inner::undo(position.inner, chosen, std::forward<Token>(token));
    }

    [[nodiscard]] static parsed<move> move_from_text(const state& position, std::string_view text)
        requires text_game<Inner>
    {
        if (moves_left(position) == 0) {
            return text_error{0, "the game is over after " + std::to_string(Moves) + " moves"};
        }
        return Inner::move_from_text(position.inner, text);
    }
};

}  // namespace halfmove
