#pragma once

#include "halfmove/board/grid.hpp"
#include "halfmove/board/reflection.hpp"
#include "halfmove/core/random.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace halfmove {

/// Where the next disc may go, and which symmetries of the board the rule respects.
template <class Rule>
concept placement_rule = requires(const bit_set<12>& cells, random_generator& random) {
    { Rule::template playable<grid{3, 3}>(cells) } -> std::same_as<bit_set<12>>;
    { Rule::template random_cell<grid{3, 3}>(cells, random) } -> std::same_as<cell>;
    { Rule::max_moves(grid{3, 3}) } -> std::convertible_to<int>;
    { Rule::symmetries(grid{3, 3}) } -> std::convertible_to<int>;
};

/// A disc falls to the lowest free cell of its column (Connect 4).
struct drop {
    /// Adding one at the foot of every column carries to its first free cell.
    template <grid Board>
    [[nodiscard]] static constexpr bits_of<Board> playable(const bits_of<Board>& occupied) noexcept {
        return all_cells<Board> & (occupied + bottom_row<Board>);
    }

    /// A random playable cell, every column that is not full equally likely: draws columns until one has room, which
    /// is faster than counting them. Precondition: `playable` is not empty.
    template <grid Board>
    [[nodiscard]] static constexpr cell random_cell(const bits_of<Board>& playable, random_generator& random) noexcept {
        for (;;) {
            const auto column = static_cast<int>(uniform_below(random, static_cast<std::uint32_t>(Board.width)));
            const bits_of<Board> landing = playable & column_cells<Board>(column);
            if (!landing.empty()) { return {static_cast<std::uint16_t>(landing.lowest())}; }
        }
    }

    [[nodiscard]] static constexpr int max_moves(grid board) noexcept { return board.width; }
    [[nodiscard]] static constexpr int symmetries(grid) noexcept { return 2; }
};

/// A mark goes to any free cell (tic-tac-toe, gomoku).
struct place {
    template <grid Board>
    [[nodiscard]] static constexpr bits_of<Board> playable(const bits_of<Board>& occupied) noexcept {
        return occupied ^ all_cells<Board>;
    }

    /// A random playable cell. Precondition: `playable` is not empty.
    template <grid Board>
    [[nodiscard]] static constexpr cell random_cell(const bits_of<Board>& playable, random_generator& random) noexcept {
        const std::uint32_t rank = uniform_below(random, static_cast<std::uint32_t>(playable.count()));
        return {static_cast<std::uint16_t>(playable.nth(static_cast<int>(rank)))};
    }

    [[nodiscard]] static constexpr int max_moves(grid board) noexcept { return board.cells(); }
    [[nodiscard]] static constexpr int symmetries(grid board) noexcept { return reflections_of(board); }
};

static_assert(placement_rule<drop> && placement_rule<place>);

/// The members of a set as moves: each one the cell that the next disc takes.
template <class Bits>
class cell_moves {
public:
    explicit constexpr cell_moves(Bits cells) noexcept : cells_(cells) {}

    class iterator {
    public:
        using value_type = cell;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        explicit constexpr iterator(typename Bits::iterator at) noexcept : at_(at) {}

        [[nodiscard]] constexpr cell operator*() const noexcept { return {static_cast<std::uint16_t>(*at_)}; }
        constexpr iterator& operator++() noexcept {
            ++at_;
            return *this;
        }
        constexpr iterator operator++(int) noexcept { return iterator{at_++}; }
        friend constexpr bool operator==(const iterator&, const iterator&) = default;
        friend constexpr bool operator==(const iterator& at, std::default_sentinel_t end) noexcept {
            return at.at_ == end;
        }

    private:
        typename Bits::iterator at_;
    };

    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator{cells_.begin()}; }
    [[nodiscard]] static constexpr std::default_sentinel_t end() noexcept { return {}; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return static_cast<std::size_t>(cells_.count()); }
    [[nodiscard]] constexpr bool empty() const noexcept { return cells_.empty(); }

private:
    Bits cells_;
};

}  // namespace halfmove
