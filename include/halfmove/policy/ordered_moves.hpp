#pragma once

#include "halfmove/core/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace halfmove {

/// Moves with a rank each, walked through from the highest rank to the lowest; equal ranks keep their order. Each step
/// selects the best of the rest, because a search often needs only the first one or two.
template <game G>
class ordered_moves {
public:
    using rank = std::int64_t;

    constexpr void add(const move_of<G>& move, rank value) { entries_.push_back({move, value}); }

    class iterator {
    public:
        explicit constexpr iterator(ordered_moves& moves) : moves_(&moves) { moves_->select(0); }

        [[nodiscard]] constexpr const move_of<G>& operator*() const noexcept { return moves_->entries_[at_].move; }
        constexpr iterator& operator++() noexcept {
            moves_->select(++at_);
            return *this;
        }
        [[nodiscard]] constexpr bool operator==(std::default_sentinel_t) const noexcept {
            return at_ == moves_->entries_.size();
        }

    private:
        ordered_moves* moves_;
        std::size_t at_ = 0;
    };

    [[nodiscard]] constexpr iterator begin() { return iterator{*this}; }
    [[nodiscard]] static constexpr std::default_sentinel_t end() noexcept { return {}; }

private:
    struct entry {
        move_of<G> move;
        rank value;
    };

    /// Brings the best of the entries from `at` on to the front of them, and shifts those before it by one.
    constexpr void select(std::size_t at) noexcept {
        std::size_t best = at;
        for (std::size_t i = at + 1; i < entries_.size(); ++i) {
            if (entries_[i].value > entries_[best].value) { best = i; }
        }
        for (; best > at; --best) { std::swap(entries_[best], entries_[best - 1]); }
    }

    static consteval auto storage() {
        if constexpr (requires { move_storage<G>::capacity(); } &&
                      !std::same_as<move_storage<G>, std::vector<move_of<G>>>) {
            return std::type_identity<move_list<entry, move_storage<G>::capacity()>>{};
        } else {
            return std::type_identity<std::vector<entry>>{};
        }
    }

    typename decltype(storage())::type entries_;
};

}  // namespace halfmove
