#pragma once

#include <halfmove/core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace examples {

/// Kalah. Sow the seeds of one of your houses round the board, leaving out their store. A last seed in your store: move
/// again. A last seed in an empty house of yours, facing seeds: capture both. Once a side has no seed left, the other
/// keeps its own; the fuller store wins.
template <std::size_t Houses = 6, std::uint8_t Seeds = 4>
    requires(Houses > 0 && Seeds > 0 && 2 * Houses * Seeds < 256)
struct kalah {
    /// The first side's houses and store, then the second side's, in the order of sowing: 3 houses each are
    ///
    ///           6 5 4        second
    ///         7       3      stores
    ///           0 1 2        first
    struct state {
        std::array<std::uint8_t, 2 * Houses + 2> pits{};
        halfmove::side turn = halfmove::side::first;

        friend constexpr auto operator<=>(const state&, const state&) = default;

        [[nodiscard]] constexpr std::uint64_t hash() const {
            std::uint64_t mixed = static_cast<std::uint64_t>(turn);
            for (const std::uint8_t seeds : pits) { mixed = halfmove::mix_bits(mixed << 8 ^ seeds); }
            return mixed;
        }
    };
    using move = std::uint8_t;  ///< a house of the side to move, from 0

    static constexpr state initial() {
        state start;
        start.pits.fill(Seeds);
        start.pits[store_of(halfmove::side::first)] = start.pits[store_of(halfmove::side::second)] = 0;
        return start;
    }

    static constexpr auto moves(const state& position) {
        halfmove::move_list<move, Houses> result;
        for (std::uint8_t house = 0; house < Houses; ++house) {
            if (position.pits[first_house(position.turn) + house] > 0) { result.push_back(house); }
        }
        return result;
    }

    static constexpr state apply(state position, move chosen) {
        auto& pits = position.pits;
        const halfmove::side me = position.turn;
        std::size_t last = first_house(me) + chosen;
        for (std::uint8_t in_hand = std::exchange(pits[last], std::uint8_t{0}); in_hand > 0; --in_hand) {
            do { last = (last + 1) % pits.size(); } while (last == store_of(other(me)));
            ++pits[last];
        }
        const bool is_mine = first_house(me) <= last && last < store_of(me);
        if (const std::size_t facing = 2 * Houses - last; is_mine && pits[last] == 1 && pits[facing] > 0) {
            pour(position, last, me);
            pour(position, facing, me);
        }
        if (last != store_of(me)) { position.turn = other(me); }
        if (is_empty(position, me) || is_empty(position, other(me))) {
            for (const halfmove::side owner : {me, other(me)}) {
                for (std::size_t house = first_house(owner); house < store_of(owner); ++house) {
                    pour(position, house, owner);
                }
            }
        }
        return position;
    }

    /// For the side to move, which after a last seed in its store is the one that ended the game.
    static constexpr std::optional<halfmove::outcome> outcome_of(const state& position) {
        if (!is_empty(position, position.turn)) { return std::nullopt; }
        const int lead = evaluate(position);
        return static_cast<halfmove::outcome>((lead > 0) - (lead < 0));
    }

    // Optional powers.

    static constexpr halfmove::side to_move(const state& position) { return position.turn; }

    /// A position is its own key: ordered, and with a hash.
    static constexpr bool key_is_injective = true;
    static constexpr state key(const state& position) { return position; }

    /// The two sides exchanged.
    static constexpr int symmetries = 2;
    static constexpr state transform(state position, int symmetry) {
        if (symmetry == 0) { return position; }
        std::rotate(position.pits.begin(), position.pits.begin() + position.pits.size() / 2, position.pits.end());
        position.turn = other(position.turn);
        return position;
    }
    static constexpr move transform_move(move chosen, int) { return chosen; }

    static constexpr halfmove::score evaluate(const state& position) {
        return position.pits[store_of(position.turn)] - position.pits[store_of(other(position.turn))];
    }

    static constexpr std::size_t move_indices = Houses;
    static constexpr std::size_t move_index(move chosen) { return chosen; }

    /// A line for each side, the second side's houses from right to left: what faces each other stands in a column.
    static std::string to_text(const state& position) {
        std::string above;
        std::string below;
        for (std::size_t house = 0; house < Houses; ++house) {
            above.insert(0, std::to_string(position.pits[Houses + 1 + house]).insert(0, 1, ' '));
            below.append(" ").append(std::to_string(position.pits[house]));
        }
        const auto store = [&](halfmove::side owner) { return std::to_string(position.pits[store_of(owner)]); };
        above.insert(0, "second:").append("  store ").append(store(halfmove::side::second)).append("\n");
        return above.append("first: ")
            .append(below)
            .append("  store ")
            .append(store(halfmove::side::first))
            .append("\n");
    }
    static std::string move_to_text(const state&, move chosen) { return std::to_string(chosen + 1); }
    static halfmove::parsed<move> move_from_text(const state& position, std::string_view text) {
        return halfmove::legal_move_named<kalah>(position, text);
    }

private:
    static constexpr std::size_t first_house(halfmove::side owner) {
        return owner == halfmove::side::first ? 0 : Houses + 1;
    }
    static constexpr std::size_t store_of(halfmove::side owner) { return first_house(owner) + Houses; }

    static constexpr bool is_empty(const state& position, halfmove::side owner) {
        const auto* houses = position.pits.data() + first_house(owner);
        return std::all_of(houses, houses + Houses, [](std::uint8_t seeds) { return seeds == 0; });
    }

    static constexpr void pour(state& position, std::size_t house, halfmove::side owner) {
        auto& store = position.pits[store_of(owner)];
        store = static_cast<std::uint8_t>(store + std::exchange(position.pits[house], std::uint8_t{0}));
    }
};

static_assert(halfmove::explain<kalah<>>() && halfmove::turn_game<kalah<>>);

}  // namespace examples
