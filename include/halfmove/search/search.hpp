#pragma once

#include "halfmove/policy/by_priority.hpp"
#include "halfmove/policy/history.hpp"
#include "halfmove/policy/killers.hpp"
#include "halfmove/policy/order_by.hpp"
#include "halfmove/policy/suggested_first.hpp"
#include "halfmove/policy/transposition_table.hpp"
#include "halfmove/search/analyse.hpp"
#include "halfmove/search/deepen.hpp"

#include <memory>
#include <type_traits>
#include <utility>

namespace halfmove {

namespace detail {

template <game G>
consteval auto standard_evaluation() {
    if constexpr (evaluated_game<G>) {
        return std::type_identity<game_evaluation<G>>{};
    } else {
        return std::type_identity<no_evaluation>{};
    }
}

template <game G>
consteval auto standard_table() {
    if constexpr (keyed_game<G>) {
        return std::type_identity<transposition_table<G>>{};
    } else {
        return std::type_identity<no_table<G>>{};
    }
}

template <game G>
consteval auto standard_order() {
    if constexpr (prioritised_game<G>) {
        return std::type_identity<order_by<G, suggested_first<G>, killers<G>, by_priority<G>>>{};
    } else if constexpr (indexed_game<G>) {
        return std::type_identity<order_by<G, suggested_first<G>, killers<G>, history<G>>>{};
    } else {
        return std::type_identity<order_by<G, suggested_first<G>, killers<G>>>{};
    }
}

}  // namespace detail

/// What `search` uses: everything that the game's optional powers make possible.
template <explained_game G>
struct standard_policies {
    typename decltype(detail::standard_evaluation<G>())::type evaluate;
    typename decltype(detail::standard_order<G>())::type order;
    typename decltype(detail::standard_table<G>())::type table;
    null_window_first scout;
};

/// The best move within the limits: principal-variation search, deepened step by step, with the standard policies.
///
///     auto result = halfmove::search<connect_four>(position, {.time = 100ms});
///     position = connect_four::apply(position, *result.best);
template <explained_game G, stop_condition Stop = never_stop, progress_callback<G> Progress = no_progress>
[[nodiscard]] search_result<G> search(const state_of<G>& position, const limits& granted, Stop stop = {},
                                      Progress progress = {}) {
    const auto engine = std::make_unique<alpha_beta<G, standard_policies<G>>>();
    return deepen(*engine, position, granted, std::move(stop), std::move(progress));
}

/// The score and the line of every legal move within the limits, with the standard policies.
template <explained_game G, stop_condition Stop = never_stop>
[[nodiscard]] analysis<G> analyse(const state_of<G>& position, const limits& granted, Stop stop = {}) {
    const auto engine = std::make_unique<alpha_beta<G, standard_policies<G>>>();
    return analyse(*engine, position, granted, std::move(stop));
}

}  // namespace halfmove
