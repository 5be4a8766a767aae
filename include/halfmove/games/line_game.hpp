#pragma once

#include "halfmove/board/line_counts.hpp"
#include "halfmove/board/lines.hpp"
#include "halfmove/board/placement.hpp"
#include "halfmove/core/explain.hpp"
#include "halfmove/games/drawing.hpp"
#include "halfmove/games/notation.hpp"
#include "halfmove/games/threat_game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace halfmove {

/// The rules of every game in which two sides take turns to add a disc to a board, and the first to own `Length` in a
/// line wins; a full board without a line is a draw. Connect 4 and tic-tac-toe are two instantiations.
template <grid Board, int Length, placement_rule Placement>
struct line_game {
    static_assert(Length >= 1, "halfmove: a line needs at least one cell");

    static constexpr grid board = Board;
    static constexpr int line_length = Length;
    using placement = Placement;
    using bits = bits_of<Board>;

    struct state {
        bits mine;      ///< discs of the side to move
        bits occupied;  ///< discs of both sides

        [[nodiscard]] constexpr bits theirs() const noexcept { return mine ^ occupied; }
        [[nodiscard]] constexpr int discs() const noexcept { return occupied.count(); }
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// The cell that the new disc takes; for a game with gravity, see `drop_in`.
    using move = cell;

    static constexpr std::size_t max_moves = static_cast<std::size_t>(Placement::max_moves(Board));

    [[nodiscard]] static constexpr state initial() noexcept { return {}; }

    [[nodiscard]] static constexpr bits playable(const state& position) noexcept {
        return Placement::template playable<Board>(position.occupied);
    }

    [[nodiscard]] static constexpr cell_moves<bits> moves(const state& position) noexcept {
        return cell_moves<bits>{playable(position)};
    }

    [[nodiscard]] static constexpr state apply(const state& position, move chosen) noexcept {
        return {position.theirs(), position.occupied | single<Board>(chosen)};
    }

    [[nodiscard]] static constexpr optional_outcome outcome_of(const state& position) noexcept {
        if (has_line<Board, Length>(position.theirs())) [[unlikely]] { return outcome::loss; }
        if (position.occupied == all_cells<Board>) [[unlikely]] { return outcome::draw; }
        return std::nullopt;
    }

    // Optional powers.

    static constexpr bool key_is_injective = true;
    static constexpr int key_bits = std::same_as<Placement, drop> ? Board.bits() : 2 * Board.bits();

    [[nodiscard]] static constexpr auto key(const state& position) noexcept {
        if constexpr (std::same_as<Placement, drop>) {
            // A column of n discs adds a number in [2^n - 1, 2^(n+1) - 2]: no two columns look alike.
            return as_number(position.mine + position.occupied);
        } else {
            constexpr int both = 2 * Board.bits();
            return as_number(position.mine.template widened<both>() |
                             (position.occupied.template widened<both>() << Board.bits()));
        }
    }

    static constexpr int symmetries = Placement::symmetries(Board);

    [[nodiscard]] static constexpr state transform(const state& position, int symmetry) noexcept {
        return {reflect<Board>(position.mine, symmetry), reflect<Board>(position.occupied, symmetry)};
    }

    [[nodiscard]] static constexpr move transform_move(move chosen, int symmetry) noexcept {
        return reflect<Board>(chosen, symmetry);
    }

    [[nodiscard]] static constexpr std::optional<move> winning_move(const state& position) noexcept {
        const bits wins = completing_cells<Board, Length>(position.mine) & playable(position);
        if (wins.empty()) { return std::nullopt; }
        return move{static_cast<std::uint16_t>(wins.lowest())};
    }

    /// Exact solving keeps the threats of both sides in its states.
    using expanded = threat_game<line_game>;

    [[nodiscard]] static constexpr move random_move(const state& position, random_generator& random) noexcept {
        return Placement::template random_cell<Board>(playable(position), random);
    }

    /// Windows of `Length` cells by the discs of one side in them: the strongest of the estimates in `policy/`.
    [[nodiscard]] static constexpr score evaluate(const state& position) noexcept {
        return weigh_windows<Board, Length>(position.mine, position.theirs(), window_weights<Length>);
    }

    /// Cells that belong to many lines first.
    [[nodiscard]] static constexpr int priority(const state&, move chosen) noexcept {
        return lines_through<Board, Length>(chosen);
    }

    static constexpr std::size_t move_indices = static_cast<std::size_t>(Board.bits());
    [[nodiscard]] static constexpr std::size_t move_index(move chosen) noexcept { return chosen.index; }

    [[nodiscard]] static std::string to_text(const state& position) { return draw<line_game>(position); }
    [[nodiscard]] static std::string move_to_text(const state&, move chosen) { return cell_name<line_game>(chosen); }
    [[nodiscard]] static parsed<move> move_from_text(const state& position, std::string_view text) {
        return read_move<line_game>(position, text);
    }

    /// The move of a disc dropped into a column, counted from 0 at the left; none if it is full.
    [[nodiscard]] static constexpr std::optional<move> drop_in(const state& position, int column) noexcept
        requires std::same_as<Placement, drop>
    {
        const bits landing = playable(position) & column_cells<Board>(column);
        if (landing.empty()) { return std::nullopt; }
        return move{static_cast<std::uint16_t>(landing.lowest())};
    }

private:
    template <int Bits>
    [[nodiscard]] static constexpr auto as_number(const bit_set<Bits>& set) noexcept {
        if constexpr (bit_set<Bits>::words == 1) {
            return set.low_bits();
        } else {
            return set;
        }
    }
};

}  // namespace halfmove
