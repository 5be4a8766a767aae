#pragma once

#include "halfmove/games/line_game.hpp"

#include <concepts>

namespace halfmove {

namespace detail {

template <class G>
inline constexpr bool is_drop_line_game = false;

template <grid Board, int Length>
inline constexpr bool is_drop_line_game<line_game<Board, Length, drop>> = true;

}  // namespace detail

/// Connect 4 on any board and with lines of any length: what the rule-based players play.
template <class G>
concept drop_line_game = detail::is_drop_line_game<G>;

}  // namespace halfmove
