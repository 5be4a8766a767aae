#pragma once

#include "halfmove/board/placement.hpp"

#include <concepts>
#include <type_traits>

namespace halfmove {

namespace detail {

template <class G>
consteval auto innermost_game() {
    if constexpr (requires { typename G::inner_game; }) {
        return innermost_game<typename G::inner_game>();
    } else {
        return std::type_identity<G>{};
    }
}

}  // namespace detail

/// The game inside all adaptors: the one that has the board.
template <class G>
using innermost_game = typename decltype(detail::innermost_game<G>())::type;

/// Twice the distance of a cell from the middle: of its column alone where discs drop, of column and row where they are
/// placed.
template <class G>
[[nodiscard]] constexpr int off_centre(cell where) noexcept {
    using rules = innermost_game<G>;
    constexpr grid board = rules::board;
    const int across = board.off_centre(board.column_of(where));
    if constexpr (std::same_as<typename rules::placement, drop>) {
        return across;
    } else {
        return across + board.off_middle(board.row_of(where));
    }
}

}  // namespace halfmove
