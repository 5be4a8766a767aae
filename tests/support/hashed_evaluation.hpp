#pragma once

#include <halfmove/core.hpp>

#include <cstdint>

namespace support {

/// An estimate without sense, drawn from the key of a position: the fewer different `values`, the more moves are equally
/// good, and the more often a wrong bound or a wrong sign shows.
template <halfmove::keyed_game G>
struct hashed_evaluation {
    std::uint32_t values = 3;

    [[nodiscard]] constexpr halfmove::score operator()(const halfmove::state_of<G>& state) const noexcept {
        const std::uint64_t mixed = halfmove::mix_bits(halfmove::hash_of(G::key(state)) + values);
        return static_cast<halfmove::score>(mixed % values) - static_cast<halfmove::score>(values / 2);
    }
};

}  // namespace support
