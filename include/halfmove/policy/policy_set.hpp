#pragma once

#include "halfmove/core/explain.hpp"
#include "halfmove/policy/evaluation.hpp"
#include "halfmove/policy/move_order.hpp"
#include "halfmove/policy/observer.hpp"
#include "halfmove/policy/principal_line.hpp"
#include "halfmove/policy/static_bounds.hpp"
#include "halfmove/policy/table.hpp"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace halfmove {

/// Plain alpha-beta: every move is searched with the whole window.
struct full_window_first {};

/// Principal-variation search: after the first move, a null window asks whether a move is better at all.
struct null_window_first {};

/// The set with nothing in it: textbook alpha-beta.
struct no_policies {};

namespace detail {

/// Stands in for a value of any type when members are counted.
struct anything {
    template <class T>
    constexpr operator T() const noexcept;  // NOLINT(*-explicit-*)
};

template <class Set, std::size_t... I>
consteval bool has_members(std::index_sequence<I...>) {
    return requires { Set{((void)I, anything{})...}; };
}

/// How many members an aggregate has.
template <class Set, std::size_t Count = 0>
consteval std::size_t count_members() {
    if constexpr (has_members<Set>(std::make_index_sequence<Count + 1>{})) {
        return count_members<Set, Count + 1>();
    } else {
        return Count;
    }
}

template <class Set>
consteval std::size_t count_axes() {
    std::size_t count = 0;
    if constexpr (requires(Set& set) { set.evaluate; }) { ++count; }
    if constexpr (requires(Set& set) { set.order; }) { ++count; }
    if constexpr (requires(Set& set) { set.table; }) { ++count; }
    if constexpr (requires(Set& set) { set.bound; }) { ++count; }
    if constexpr (requires(Set& set) { set.observe; }) { ++count; }
    if constexpr (requires(Set& set) { set.line; }) { ++count; }
    if constexpr (requires(Set& set) { set.scout; }) { ++count; }
    if constexpr (requires(Set& set) { set.scoring; }) { ++count; }
    return count;
}

template <class Set>
consteval auto scoring_axis() {
    if constexpr (requires(Set& set) { set.scoring; }) {
        return std::type_identity<decltype(Set::scoring)>{};
    } else {
        return std::type_identity<distance_scoring>{};
    }
}

template <class Set>
consteval bool scouts() {
    if constexpr (requires(Set& set) { set.scout; }) {
        return std::same_as<decltype(Set::scout), null_window_first>;
    } else {
        return false;
    }
}

template <class Set>
consteval bool remembers() {
    if constexpr (requires(Set& set) { set.table; }) {
        return decltype(Set::table)::remembers;
    } else {
        return false;
    }
}

template <class Set>
consteval bool tries_suggested_first() {
    if constexpr (requires { decltype(Set::order)::tries_suggested_first; }) {
        return decltype(Set::order)::tries_suggested_first;
    } else {
        return false;
    }
}

/// Says in one sentence what is wrong with a policy set.
template <class Set>
consteval bool explain_policy_set() {
    if constexpr (!std::is_aggregate_v<Set>) {
        static_assert(never<Set>, "halfmove: a policy set is a plain struct, without constructors or private members");
    } else {
        static_assert(
            count_members<Set>() == count_axes<Set>(),
            "halfmove: the policy set has a member that is no axis; the axes are `evaluate`, `order`, `table`, "
            "`bound`, `observe`, `line`, `scout` and `scoring`");
    }
    return true;
}

}  // namespace detail

/// A policy set: a plain struct whose member names are the axes of a search. What it does not name gets its default.
template <class Set>
concept policy_set = detail::explain_policy_set<Set>();

/// The axes of a policy set, with the default in place of what the set does not name: the null object, except that the
/// principal line is kept.
///
/// | axis       | decides                                      | null object             |
/// |------------|----------------------------------------------|-------------------------|
/// | `evaluate` | what a position at the horizon is worth      | `no_evaluation`         |
/// | `order`    | which move is tried first                    | `generation_order<G>`   |
/// | `table`    | what is remembered                           | `no_table<G>`           |
/// | `bound`    | what is known without search                 | `no_bounds`             |
/// | `observe`  | who watches                                  | `no_observer`           |
/// | `line`     | whether the principal line is kept           | `no_line<G>`            |
/// | `scout`    | alpha-beta or principal-variation search     | `full_window_first`     |
/// | `scoring`  | whether the distance to the end counts       | `distance_scoring`      |
template <game G, policy_set Set>
class policies {
public:
    explicit constexpr policies(Set set = {}) noexcept : set_(std::move(set)) {}

    [[nodiscard]] constexpr Set& set() noexcept { return set_; }

    [[nodiscard]] constexpr auto& evaluate() noexcept {
        if constexpr (requires { set_.evaluate; }) {
            static_assert(evaluator<decltype(set_.evaluate), G>,
                          "halfmove: the axis `evaluate` must be callable as `score evaluate(const state&) const`");
            return set_.evaluate;
        } else {
            return no_evaluation_;
        }
    }

    [[nodiscard]] constexpr auto& order() noexcept {
        if constexpr (requires { set_.order; }) {
            static_assert(
                move_order<decltype(set_.order), G>,
                "halfmove: the axis `order` must model `move_order` for this game; see policy/move_order.hpp");
            return set_.order;
        } else {
            return generation_order_;
        }
    }

    [[nodiscard]] constexpr auto& table() noexcept {
        if constexpr (requires { set_.table; }) {
            static_assert(position_table<decltype(set_.table), G>,
                          "halfmove: the axis `table` must model `position_table` for this game; see policy/table.hpp");
            return set_.table;
        } else {
            return no_table_;
        }
    }

    [[nodiscard]] constexpr auto& bound() noexcept {
        if constexpr (requires { set_.bound; }) {
            static_assert(
                bounder<decltype(set_.bound), G>,
                "halfmove: the axis `bound` must be callable as `score_bounds bound(const state&, window) const`");
            return set_.bound;
        } else {
            return no_bounds_;
        }
    }

    [[nodiscard]] constexpr auto& observe() noexcept {
        if constexpr (requires { set_.observe; }) {
            static_assert(search_observer<decltype(set_.observe), G>,
                          "halfmove: the axis `observe` must model `search_observer`; see policy/observer.hpp");
            return set_.observe;
        } else {
            return no_observer_;
        }
    }

    [[nodiscard]] constexpr auto& line() noexcept {
        if constexpr (requires { set_.line; }) {
            return set_.line;
        } else {
            return principal_line_;
        }
    }

    using scoring = typename decltype(detail::scoring_axis<Set>())::type;

    static constexpr bool uses_scout = detail::scouts<Set>();
    static constexpr bool uses_bounds = requires(Set& set) { set.bound; };
    static constexpr bool remembers = detail::remembers<Set>();
    static constexpr bool tries_suggested_first = detail::tries_suggested_first<Set>();

private:
    using default_line = std::conditional_t<requires(Set& set) { set.line; }, no_line<G>, principal_line<G>>;

    Set set_;
    [[no_unique_address]] no_evaluation no_evaluation_;
    [[no_unique_address]] generation_order<G> generation_order_;
    [[no_unique_address]] no_table<G> no_table_;
    [[no_unique_address]] no_bounds no_bounds_;
    [[no_unique_address]] no_observer no_observer_;
    [[no_unique_address]] default_line principal_line_;
};

}  // namespace halfmove
