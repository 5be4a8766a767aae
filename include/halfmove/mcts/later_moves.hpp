#pragma once

#include "halfmove/core/hints.hpp"

#include <array>
#include <bitset>
#include <cstddef>

namespace halfmove {

/// The moves that each side makes in a simulation from some ply on, for selections that learn from them.
template <game G, bool Wanted>
class later_moves {
public:
    void clear() noexcept {
        for (auto& set : made_) { set.reset(); }
    }
    void insert(bool by_root, const move_of<G>& move) { made_[std::size_t{by_root}].set(G::move_index(move)); }
    [[nodiscard]] bool contains(bool by_root, const move_of<G>& move) const {
        return made_[std::size_t{by_root}].test(G::move_index(move));
    }

private:
    std::array<std::bitset<G::move_indices>, 2> made_{};
};

/// Nobody asks for them.
template <game G>
class later_moves<G, false> {
public:
    static constexpr void clear() noexcept {}
};

}  // namespace halfmove
