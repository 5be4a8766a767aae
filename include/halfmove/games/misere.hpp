#pragma once

#include "halfmove/games/adaptor.hpp"

#include <optional>
#include <string_view>
#include <utility>

namespace halfmove {

/// The same game, except that whoever would have won has lost.
///
/// Positions, moves, keys, symmetries and text are those of the inner game. An estimate changes its sign. All knowledge
/// of what wins or loses is left behind (`winning_move`, `safe_moves`, `bounds`, `last_mover_wins`): what was to be
/// sought is now to be avoided. So are `priority` and `child_priority`: a good order reversed is not a good order.
template <game Inner>
struct misere : game_adaptor<Inner>, detail::key_width_of<Inner>, detail::max_plies_of<Inner> {
    using typename game_adaptor<Inner>::state;
    using typename game_adaptor<Inner>::move;

    [[nodiscard]] static constexpr state initial() { return Inner::initial(); }
    [[nodiscard]] static constexpr state apply(const state& position, const move& chosen) {
        return Inner::apply(position, chosen);
    }
    [[nodiscard]] static constexpr optional_outcome outcome_of(const state& position) {
        if (const auto result = Inner::outcome_of(position)) { return opposite(*result); }
        return std::nullopt;
    }

    // Optional powers.

    [[nodiscard]] static constexpr auto key(const state& position)
        requires keyed_game<Inner>
    {
        return Inner::key(position);
    }

    [[nodiscard]] static constexpr auto canonical_key(const state& position)
        requires canonically_keyed_game<Inner>
    {
        return Inner::canonical_key(position);
    }

    [[nodiscard]] static constexpr state transform(const state& position, int symmetry)
        requires symmetric_game<Inner>
    {
        return Inner::transform(position, symmetry);
    }

    [[nodiscard]] static constexpr score evaluate(const state& position)
        requires evaluated_game<Inner>
    {
        return -static_cast<score>(Inner::evaluate(position));
    }

    [[nodiscard]] static constexpr int plies_left(const state& position)
        requires finite_game<Inner>
    {
        return Inner::plies_left(position);
    }

    [[nodiscard]] static constexpr auto play(state& position, const move& chosen)
        requires in_place_game<Inner>
    {
        return Inner::play(position, chosen);
    }

    template <class Token>
        requires in_place_game<Inner>
    static constexpr void undo(state& position, const move& chosen, Token&& token) {
        Inner::undo(position, chosen, std::forward<Token>(token));
    }

    [[nodiscard]] static parsed<move> move_from_text(const state& position, std::string_view text)
        requires text_game<Inner>
    {
        return Inner::move_from_text(position, text);
    }
};

}  // namespace halfmove
