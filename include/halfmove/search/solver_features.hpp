#pragma once

#include "halfmove/core/explain.hpp"
#include "halfmove/policy/bucket_table.hpp"
#include "halfmove/policy/proof_entry.hpp"

namespace halfmove {

/// What the solver makes use of, each as far as the game offers it. All on is best; switching one off measures its worth.
struct solver_features {
    bool table = true;           ///< remember proofs, if keys are injective
    bool symmetry = true;        ///< one entry for a position and its images
    bool children_first = true;  ///< look all children up in the table before visiting one
    bool bounds = true;          ///< the game's static bounds
    bool shortcuts = true;       ///< winning moves, and moves that do not lose at once
    bool forced_moves = true;    ///< play on while there is only one such move
    bool order = true;           ///< the game's priorities
};

namespace detail {

/// What a game and a choice of features come to.
template <game G, solver_features Features>
struct solver_traits {
    static constexpr bool remembers = Features.table && injectively_keyed_game<G>;
    static constexpr bool shortcuts = Features.shortcuts && winning_move_game<G> && safe_moves_game<G> && !turn_game<G>;
    static constexpr bool forced_moves = shortcuts && Features.forced_moves;
    static constexpr bool bounds = Features.bounds && bounded_game<G>;

    static constexpr int max_plies = [] {
        if constexpr (finite_game<G>) {
            return static_cast<int>(G::max_plies);
        } else {
            return max_distance;
        }
    }();

    using entry = proof_entry<max_plies>;

    /// The room for the children of one position; 0 if the game does not say how many there can be.
    static constexpr std::size_t max_children = [] {
        if constexpr (fixed_capacity<halfmove::move_storage<G>> && std::default_initializable<state_of<G>>) {
            return halfmove::move_storage<G>::capacity();
        } else {
            return std::size_t{0};
        }
    }();

    [[nodiscard]] static constexpr auto key(const state_of<G>& position) {
        if constexpr (Features.symmetry) {
            return halfmove::canonical_key<G>(position);
        } else {
            return G::key(position);
        }
    }

    [[nodiscard]] static constexpr int priority(const state_of<G>& position, const move_of<G>& move,
                                                const state_of<G>& child) {
        if constexpr (!Features.order) {
            return 0;
        } else if constexpr (child_prioritised_game<G>) {
            return G::child_priority(position, move, child);
        } else if constexpr (prioritised_game<G>) {
            return G::priority(position, move);
        } else {
            return 0;
        }
    }
};

/// Holds the table, or nothing for a game without injective keys.
template <game G, class Traits>
struct solver_table {
    struct place {};
    explicit solver_table(std::size_t) noexcept {}
    static void clear() noexcept {}
    [[nodiscard]] static place locate(const state_of<G>&) noexcept { return {}; }
    static void prefetch(place) noexcept {}
    [[nodiscard]] static score_bounds find(place) noexcept { return {}; }
    static void store(place, const score_bounds&, std::uint64_t) noexcept {}
    [[nodiscard]] static std::size_t max_bytes() noexcept { return 0; }
};

template <game G, class Traits>
    requires Traits::remembers
struct solver_table<G, Traits> : bucket_table<key_of<G>, typename Traits::entry, replace_least, key_bits_of<G>> {
    using base = bucket_table<key_of<G>, typename Traits::entry, replace_least, key_bits_of<G>>;
    using place = typename base::place;
    using base::base;

    [[nodiscard]] static place locate(const state_of<G>& position) noexcept {
        return base::locate(Traits::key(position));
    }
    [[nodiscard]] score_bounds find(const place& at) const noexcept {
        const auto known = base::find(at);
        return known ? known->bounds : score_bounds{};
    }
    void store(const place& at, const score_bounds& bounds, std::uint64_t nodes) noexcept {
        base::store(at, typename Traits::entry{bounds, Traits::entry::work_of(nodes)});
    }
};

}  // namespace detail

}  // namespace halfmove
