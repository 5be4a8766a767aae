#pragma once

#include "halfmove/mcts/node.hpp"
#include "halfmove/mcts/policies.hpp"
#include "halfmove/policy/policy_set.hpp"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace halfmove {

namespace detail {

template <class Select>
consteval auto statistics_of() {
    if constexpr (requires { typename Select::statistics; }) {
        return std::type_identity<typename Select::statistics>{};
    } else {
        return std::type_identity<no_statistics>{};
    }
}

template <class Policies>
consteval std::size_t count_mcts_axes() {
    std::size_t count = 0;
    if constexpr (requires(Policies& set) { set.select; }) { ++count; }
    if constexpr (requires(Policies& set) { set.simulate; }) { ++count; }
    if constexpr (requires(Policies& set) { set.back_up; }) { ++count; }
    if constexpr (requires(Policies& set) { set.choose; }) { ++count; }
    return count;
}

template <class Policies, class Default>
[[nodiscard]] constexpr auto select_of(const Policies& policies, const Default& standard) {
    if constexpr (requires { policies.select; }) {
        return policies.select;
    } else {
        return standard.select;
    }
}

template <class Policies, class Default>
[[nodiscard]] constexpr auto simulate_of(const Policies& policies, const Default& standard) {
    if constexpr (requires { policies.simulate; }) {
        return policies.simulate;
    } else {
        return standard.simulate;
    }
}

template <class Policies, class Default>
[[nodiscard]] constexpr auto back_up_of(const Policies& policies, const Default& standard) {
    if constexpr (requires { policies.back_up; }) {
        return policies.back_up;
    } else {
        return standard.back_up;
    }
}

template <class Policies, class Default>
[[nodiscard]] constexpr auto choose_of(const Policies& policies, const Default& standard) {
    if constexpr (requires { policies.choose; }) {
        return policies.choose;
    } else {
        return standard.choose;
    }
}

}  // namespace detail

/// The four policies of one search, with the default in place of what the policy set does not name, and what follows
/// from them.
template <game G, class Policies>
struct mcts_axes {
    static_assert(std::is_aggregate_v<Policies>,
                  "halfmove: a policy set is a plain struct, without constructors or private members");
    static_assert(
        detail::count_members<Policies>() == detail::count_mcts_axes<Policies>(),
        "halfmove: the policy set has a member that is no axis; the axes are `select`, `simulate`, `back_up` and "
        "`choose`");

    using standard = mcts_policies<G>;
    using select_type = decltype(detail::select_of(std::declval<const Policies&>(), standard{}));
    using simulate_type = decltype(detail::simulate_of(std::declval<const Policies&>(), standard{}));
    using back_up_type = decltype(detail::back_up_of(std::declval<const Policies&>(), standard{}));
    using choose_type = decltype(detail::choose_of(std::declval<const Policies&>(), standard{}));

    using statistics = typename decltype(detail::statistics_of<select_type>())::type;
    using value_type = std::invoke_result_t<const simulate_type&, const state_of<G>&, random_generator&>;
    static_assert(simulated_value<value_type>,
                  "halfmove: `simulate(state, random)` answers `halfmove::outcome`, or a "
                  "`float` from -1 to 1, for the side to move");

    static constexpr bool proves = requires { requires back_up_type::proves; };
    static constexpr bool learns_from_later_moves = requires(statistics& all) { all.record_later(0.0F); };

    explicit constexpr mcts_axes(const Policies& policies)
        : select(detail::select_of(policies, standard{})), simulate(detail::simulate_of(policies, standard{})),
          back_up(detail::back_up_of(policies, standard{})), choose(detail::choose_of(policies, standard{})) {}

    [[no_unique_address]] select_type select;
    [[no_unique_address]] simulate_type simulate;
    [[no_unique_address]] back_up_type back_up;
    [[no_unique_address]] choose_type choose;
};

}  // namespace halfmove
