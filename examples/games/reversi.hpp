#pragma once

#include <halfmove/board.hpp>
#include <halfmove/core.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace examples {

/// Reversi on a square board. Who cannot turn a disc must pass, and passing is a move like any other: the sides
/// alternate, so that a position need not say whose turn it is, and colours swapped is the same position.
template <int Size>
    requires(4 <= Size && Size <= 26 && Size % 2 == 0)
struct reversi {
    static constexpr halfmove::grid board{Size, Size};
    using bits = halfmove::bits_of<board>;
    using move = halfmove::cell;
    static constexpr move pass{board.bits()};

    struct state {
        bits mine;
        bits theirs;
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    static constexpr state initial() {
        constexpr int low = Size / 2 - 1, high = Size / 2;
        return {disc(high, low) | disc(low, high), disc(low, low) | disc(high, high)};
    }

    static constexpr auto moves(const state& position) {
        halfmove::move_list<move, max_moves> result;
        for (const int index : placements(position)) { result.push_back({static_cast<std::uint16_t>(index)}); }
        if (result.empty()) { result.push_back(pass); }
        return result;
    }

    static constexpr state apply(const state& position, move chosen) {
        if (chosen == pass) { return {position.theirs, position.mine}; }
        const bits turned = turned_by(position, chosen);
        return {position.theirs ^ turned, position.mine | turned | halfmove::single<board>(chosen)};
    }

    /// Over when neither side can turn a disc; the majority wins.
    static constexpr std::optional<halfmove::outcome> outcome_of(const state& position) {
        if (!placements(position).empty() || !placements(apply(position, pass)).empty()) { return std::nullopt; }
        const int lead = position.mine.count() - position.theirs.count();
        return static_cast<halfmove::outcome>((lead > 0) - (lead < 0));
    }

    // Optional powers.

    static constexpr std::size_t max_moves = board.cells() - 4;

    static constexpr bool key_is_injective = true;
    static constexpr auto key(const state& position) {
        constexpr int both = 2 * board.bits();
        return position.mine.template widened<both>() | (position.theirs.template widened<both>() << board.bits());
    }

    static constexpr int symmetries = halfmove::reflections_of(board);
    static constexpr state transform(const state& position, int symmetry) {
        return {halfmove::reflect<board>(position.mine, symmetry), halfmove::reflect<board>(position.theirs, symmetry)};
    }
    static constexpr move transform_move(move chosen, int symmetry) {
        return chosen == pass ? pass : halfmove::reflect<board>(chosen, symmetry);
    }

    /// Freedom to move counts, and corners, which are never turned again.
    static constexpr halfmove::score evaluate(const state& position) {
        constexpr bits corners = disc(0, 0) | disc(0, Size - 1) | disc(Size - 1, 0) | disc(Size - 1, Size - 1);
        const auto worth = [&](const state& s) { return placements(s).count() + 8 * (s.mine & corners).count(); };
        return worth(position) - worth(apply(position, pass));
    }

    static constexpr std::size_t move_indices = pass.index + 1;
    static constexpr std::size_t move_index(move chosen) { return chosen.index; }

    /// X is the side to move; row 1 is at the top.
    static std::string to_text(const state& position) {
        std::string text;
        for (int row = 0; row < Size; ++row) {
            for (int column = 0; column < Size; ++column) {
                const int index = board.at(column, row).index;
                text += position.mine.contains(index) ? 'X' : position.theirs.contains(index) ? 'O' : '.';
                text += column + 1 < Size ? ' ' : '\n';
            }
        }
        return text;
    }
    static std::string move_to_text(const state&, move chosen) {
        if (chosen == pass) { return "pass"; }
        return static_cast<char>('a' + board.column_of(chosen)) + std::to_string(board.row_of(chosen) + 1);
    }
    static halfmove::parsed<move> move_from_text(const state& position, std::string_view text) {
        return halfmove::legal_move_named<reversi>(position, text);
    }

    /// The cells where the side to move turns at least one disc.
    static constexpr bits placements(const state& position) {
        const bits free = halfmove::all_cells<board> ^ position.mine ^ position.theirs;
        bits found;
        for (const int direction : halfmove::directions<board>) {
            for (const int step : {direction, -direction}) {
                found |= shifted(run(position.mine, position.theirs, step), step) & free;
            }
        }
        return found;
    }

    /// Their discs between the new one and the nearest of mine, in every direction.
    static constexpr bits turned_by(const state& position, move chosen) {
        bits turned;
        for (const int direction : halfmove::directions<board>) {
            for (const int step : {direction, -direction}) {
                const bits between = run(halfmove::single<board>(chosen), position.theirs, step);
                if (!(shifted(between, step) & position.mine).empty()) { turned |= between; }
            }
        }
        return turned;
    }

private:
    static constexpr bits disc(int column, int row) { return halfmove::single<board>(board.at(column, row)); }
    static constexpr bits shifted(bits cells, int step) { return step > 0 ? cells << step : cells >> -step; }

    /// The members of `over` that follow a member of `from` without a gap.
    static constexpr bits run(bits from, bits over, int step) {
        bits found;
        for (bits next = shifted(from, step) & over; !next.empty(); next = shifted(next, step) & over) {
            found |= next;
        }
        return found;
    }
};

static_assert(halfmove::explain<reversi<8>>());

}  // namespace examples
