#pragma once

#include <halfmove/core.hpp>
#include <halfmove/games/misere.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace examples {

/// Nim: take any number from one heap; who takes the last one wins. Heaps are named a, b, ...; `b2` takes two from b.
template <int... Heaps>
    requires(sizeof...(Heaps) <= 8 && ((0 < Heaps && Heaps < 256) && ...))
struct nim {
    struct move {
        std::uint8_t heap = 0;
        std::uint8_t taken = 0;
        friend constexpr bool operator==(const move&, const move&) = default;
    };
    using state = std::array<std::uint8_t, sizeof...(Heaps)>;

    static constexpr std::size_t max_moves = (0U + ... + Heaps);

    static constexpr state initial() { return {Heaps...}; }

    static constexpr auto moves(const state& heaps) {
        halfmove::move_list<move, max_moves> result;
        for (std::uint8_t heap = 0; heap < heaps.size(); ++heap) {
            for (std::uint8_t taken = 1; taken <= heaps[heap]; ++taken) { result.push_back({heap, taken}); }
        }
        return result;
    }

    static constexpr state apply(state heaps, move chosen) {
        heaps[chosen.heap] = static_cast<std::uint8_t>(heaps[chosen.heap] - chosen.taken);
        return heaps;
    }

    /// The side to move finds nothing left to take: the other one took the last.
    static constexpr std::optional<halfmove::outcome> outcome_of(const state& heaps) {
        return heaps == state{} ? std::optional{halfmove::outcome::loss} : std::nullopt;
    }

    // Optional powers.

    static constexpr bool key_is_injective = true;
    static constexpr std::uint64_t key(const state& heaps) {
        std::uint64_t digits = 0;
        for (const std::uint8_t heap : heaps) { digits = digits << 8 | heap; }
        return digits;
    }

    /// Bouton's theorem (1901): the side to move wins exactly if the exclusive or of the heaps is not 0.
    static constexpr halfmove::score_bounds bounds(const state& heaps, halfmove::window) {
        int left = 0;
        int exclusive_or = 0;
        for (const int heap : heaps) { left += heap, exclusive_or ^= heap; }
        if (exclusive_or != 0) { return {halfmove::win_in(left), halfmove::win_in(1)}; }
        return {halfmove::loss_in(0), halfmove::loss_in(left)};
    }

    static constexpr std::size_t move_indices = sizeof...(Heaps) * 256;
    static constexpr std::size_t move_index(move chosen) { return chosen.heap * 256U + chosen.taken; }

    static std::string to_text(const state& heaps) {
        std::string text;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            text.append({heap_name(i), ' '}).append(heaps[i], '|').append("\n");
        }
        return text;
    }
    static std::string move_to_text(const state&, move chosen) {
        return heap_name(chosen.heap) + std::to_string(chosen.taken);
    }
    static halfmove::parsed<move> move_from_text(const state& heaps, std::string_view text) {
        return halfmove::legal_move_named<nim>(heaps, text);
    }

private:
    static constexpr char heap_name(std::size_t heap) { return static_cast<char>('a' + heap); }
};

/// Who takes the last one loses.
template <int... Heaps>
using misere_nim = halfmove::misere<nim<Heaps...>>;

static_assert(halfmove::explain<nim<3, 4, 5>>() && halfmove::explain<misere_nim<3, 4, 5>>());

}  // namespace examples
