#pragma once

#include "halfmove/board/lines.hpp"
#include "halfmove/board/placement.hpp"
#include "halfmove/core/explain.hpp"
#include "halfmove/games/follow_up.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace halfmove {

/// What the bounds of a `threat_game` make use of. All on is best; switching one off measures its worth.
struct threat_knowledge {
    bool follow_up = true;        ///< who waits takes the upper cells
    bool lasting_threats = true;  ///< a threat that lies right decides in the end
    bool no_line_left = true;     ///< late in the game: who has no line left cannot win
};

/// A line game whose states also hold the threats of both sides: the cells that complete a line. Every move changes
/// the threats of one side only, and nearly everything that a solver asks of a position follows from them.
template <class LineGame, threat_knowledge Knows = threat_knowledge{}>
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
        if constexpr (has_gravity && std::same_as<decltype(key(position)), std::uint64_t>) {
            // The key holds one number for each column, so its mirror image is the key of the mirror image.
            const std::uint64_t here = key(position);
            return std::min(here, mirrored(here));
        } else {
            return halfmove::canonical_key<LineGame>({position.mine, position.occupied});
        }
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
        if (Knows.no_line_left && free <= late) { close_late(position, wanted, known); }
        return known;
    }

    [[nodiscard]] static constexpr int child_priority(const state&, move chosen, const state& child) noexcept {
        const bits free = all_cells<board> & ~child.occupied;
        const bits now = playable(child);
        const bits useful = child.their_wins & free & ~(child.my_wins << 1);
        int priority = 16 * useful.count() + (developed(child.theirs(), child.theirs() | free) & free).count();
        if constexpr (has_gravity) {
            priority += 8 * (useful & (now << 1)).count() + 4 * (useful & (now << 2)).count();
            priority += centre_bonus[chosen.index];
        }
        return priority;
    }

private:
    static constexpr int late = 14;

    static constexpr auto centre_bonus = [] {
        std::array<std::int8_t, static_cast<std::size_t>(board.bits())> bonus{};
        for (std::size_t i = 0; i < bonus.size(); ++i) {
            const int column = static_cast<int>(i) / board.stride();
            bonus[i] = static_cast<std::int8_t>(3 * std::min(column, board.width - 1 - column) + 1);
        }
        return bonus;
    }();

    [[nodiscard]] static constexpr std::uint64_t mirrored(std::uint64_t key) noexcept {
        constexpr int stride = board.stride();
        constexpr std::uint64_t column = (std::uint64_t{1} << stride) - 1;
        std::uint64_t result = 0;
        for (int i = 0; i < board.width; ++i) {
            result |= ((key >> (i * stride)) & column) << ((board.width - 1 - i) * stride);
        }
        return result;
    }

    /// The cells that complete a line of one side. With gravity, upright lines are completed at their top only.
    [[nodiscard]] static constexpr bits wins_of(const bits& own, const bits& others) noexcept {
        bits wins;
        detail::for_each_direction<board, line_length>([&](auto direction) {
            bits before = ~bits{};  // the i cells before are own
            std::array<bits, static_cast<std::size_t>(line_length)> after;
            after[0] = ~bits{};
            if constexpr (direction != 1 || !has_gravity) {
                for (std::size_t i = 1; i < after.size(); ++i) {
                    after[i] = after[i - 1] & (own >> (static_cast<int>(i) * direction));
                }
            }
            for (int i = 0; i < line_length; ++i) {
                if (i > 0) { before &= own << (i * direction); }
                if constexpr (direction != 1 || !has_gravity) {
                    wins |= before & after[static_cast<std::size_t>(line_length - 1 - i)];
                } else if (i == line_length - 1) {
                    wins |= before;
                }
            }
        });
        return wins & all_cells<board> & ~others;
    }

    [[nodiscard]] static constexpr score zugzwang_bound(const state& position, const bits& now, int free,
                                                        window wanted) noexcept {
        using plan_type = follow_up<board, line_length>;
        // Nobody loses by zugzwang before all but one column are full.
        if (wanted.lower < loss_in(free - board.height)) { return win_score; }
        const bits threats = Knows.lasting_threats
            ? position.their_wins & plan_type::right_for(free) & ~(position.occupied | now)
            : bits{};
        const bool follows = Knows.follow_up && free % 2 == 0;
        if (!follows && threats.empty()) { return win_score; }
        const plan_type plan{position.mine, position.occupied, now};
        score upper = follows ? plan.upper_bound(free, wanted) : win_score;
        for (bits rest = threats; !rest.empty() && upper > wanted.lower; rest = rest.without_lowest()) {
            upper = std::min(upper, plan.upper_bound_with_threat(free, bits::single(rest.lowest())));
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
