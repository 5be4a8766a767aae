#pragma once

#include "halfmove/board/lines.hpp"
#include "halfmove/board/placement.hpp"
#include "halfmove/core/explain.hpp"
#include "halfmove/games/follow_up.hpp"

#include <concepts>
#include <cstddef>
#include <optional>

namespace halfmove {

/// A line game whose states also hold the threats of both sides: the cells that complete a line. Every move changes
/// the threats of one side only, and nearly everything that a solver asks of a position follows from them.
template <class LineGame>
struct threat_game {
    static constexpr grid board = LineGame::board;
    static constexpr int line_length = LineGame::line_length;
    using placement = typename LineGame::placement;
    using bits = typename LineGame::bits;
    using move = typename LineGame::move;

    static constexpr bool has_gravity = std::same_as<placement, drop>;

    struct state {
        bits mine;      ///< discs of the side to move
        bits occupied;  ///< discs of both sides
        bits my_wins;   ///< cells that complete a line of mine, their discs left out; a line that is complete shows too
        bits their_wins;  ///< the same for the other side

        [[nodiscard]] constexpr bits theirs() const noexcept { return mine ^ occupied; }
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    static constexpr std::size_t max_moves = LineGame::max_moves;

    [[nodiscard]] static constexpr state expand(const typename LineGame::state& position) noexcept {
        return {position.mine, position.occupied, wins_of(position.mine, position.theirs()),
                wins_of(position.theirs(), position.mine)};
    }

    [[nodiscard]] static constexpr state initial() noexcept { return {}; }

    [[nodiscard]] static constexpr bits playable(const state& position) noexcept {
        return placement::template playable<board>(position.occupied);
    }

    [[nodiscard]] static constexpr cell_moves<bits> moves(const state& position) noexcept {
        return cell_moves<bits>{playable(position)};
    }

    [[nodiscard]] static constexpr state apply(const state& position, move chosen) noexcept {
        const bits disc = single<board>(chosen);
        const bits theirs = position.theirs();
        return {theirs, position.occupied | disc, position.their_wins & ~disc, wins_of(position.mine | disc, theirs)};
    }

    [[nodiscard]] static constexpr std::optional<outcome> outcome_of(const state& position) noexcept {
        if (!(position.their_wins & position.occupied).empty()) { return outcome::loss; }
        if (position.occupied == all_cells<board>) { return outcome::draw; }
        return std::nullopt;
    }

    static constexpr bool key_is_injective = true;
    static constexpr int key_bits = LineGame::key_bits;

    [[nodiscard]] static constexpr auto key(const state& position) noexcept {
        return LineGame::key({position.mine, position.occupied});
    }

    [[nodiscard]] static constexpr auto canonical_key(const state& position) noexcept {
        return halfmove::canonical_key<LineGame>({position.mine, position.occupied});
    }

    static constexpr int max_plies = board.cells();
    static constexpr bool last_mover_wins = true;

    [[nodiscard]] static constexpr int plies_left(const state& position) noexcept {
        return board.cells() - position.occupied.count();
    }

    [[nodiscard]] static constexpr std::optional<move> winning_move(const state& position) noexcept {
        const bits wins = position.my_wins & playable(position);
        if (wins.empty()) { return std::nullopt; }
        return move{static_cast<std::uint16_t>(wins.lowest())};
    }

    [[nodiscard]] static constexpr cell_moves<bits> safe_moves(const state& position) noexcept {
        bits candidates = playable(position);
        const bits must_block = position.their_wins & candidates;
        if (!must_block.empty()) {
            if (!must_block.without_lowest().empty()) { return cell_moves<bits>{bits{}}; }
            candidates = must_block;
        }
        if constexpr (has_gravity) { candidates &= ~(position.their_wins >> 1); }
        return cell_moves<bits>{candidates};
    }

    [[nodiscard]] static constexpr score_bounds bounds(const state& position, window wanted) noexcept {
        if (const auto over = outcome_of(position)) { return {score_from(*over), score_from(*over)}; }
        const bits now = playable(position);
        if (!(position.my_wins & now).empty()) { return {win_in(1), win_in(1)}; }
        const int free = plies_left(position);
        score_bounds known{free >= 2 ? loss_in(2) : draw_score, free >= 3 ? win_in(3) : draw_score};
        if constexpr (has_gravity) { known.upper = std::min(known.upper, zugzwang_bound(position, now, free, wanted)); }
        if (free <= late) { close_late(position, wanted, known); }
        return known;
    }

    [[nodiscard]] static constexpr int child_priority(const state&, move chosen, const state& child) noexcept {
        const bits free = all_cells<board> & ~child.occupied;
        const bits now = playable(child);
        const bits useful = child.their_wins & free & ~(child.my_wins << 1);
        int priority = 16 * useful.count() + 2 * (developed(child.theirs(), child.theirs() | free) & free).count();
        if constexpr (has_gravity) {
            priority += 8 * (useful & (now << 1)).count() + 4 * (useful & (now << 2)).count();
            priority += 3 * (board.width - board.off_centre(board.column_of(chosen))) / 2;
        }
        return priority;
    }

private:
    static constexpr int late = 14;

    [[nodiscard]] static constexpr bits wins_of(const bits& own, const bits& others) noexcept {
        return completing_cells<board, line_length>(own) & ~others;
    }

    [[nodiscard]] static constexpr score zugzwang_bound(const state& position, const bits& now, int free,
                                                        window wanted) noexcept {
        const follow_up<board, line_length> plan{position.mine, position.occupied, now};
        score upper = win_score;
        if (free % 2 == 0) {
            upper = plan.upper_bound(free, wanted);
            if (upper <= wanted.lower) { return upper; }
        }
        const bits threats = position.their_wins & plan.right_for(free) & ~(position.occupied | now);
        for (bits rest = threats; !rest.empty(); rest = rest.without_lowest()) {
            const score found = plan.upper_bound_with_threat(free, bits::single(rest.lowest()));
            upper = std::min(upper, found);
            if (upper <= wanted.lower) { return upper; }
        }
        return upper;
    }

    /// Who has no line left cannot win.
    static constexpr void close_late(const state& position, window wanted, score_bounds& known) noexcept {
        const bits free = all_cells<board> & ~position.occupied;
        if (wanted.lower >= draw_score && known.upper > draw_score &&
            !has_line<board, line_length>(position.mine | free)) {
            known.upper = draw_score;
        }
        if (wanted.upper <= draw_score && known.lower < draw_score &&
            !has_line<board, line_length>(position.theirs() | free)) {
            known.lower = draw_score;
        }
    }

    /// The cells of all lines that hold at least two own discs and nothing of the others.
    [[nodiscard]] static constexpr bits developed(const bits& own, const bits& open) noexcept {
        bits cells;
        if constexpr (line_length == 4) {
            detail::for_each_direction<board, line_length>([&](auto direction) {
                if constexpr (direction != 1 || !has_gravity) {
                    const bits second = own >> direction;
                    const bits third = own >> (2 * direction);
                    const bits fourth = own >> (3 * direction);
                    const bits two = (own & second) | (third & fourth) | ((own | second) & (third | fourth));
                    const bits starts = two & detail::runs<4>(open, direction);
                    const bits halves = starts | (starts << direction);
                    cells |= halves | (halves << (2 * direction));
                }
            });
        }
        return cells;
    }
};

}  // namespace halfmove
