#pragma once

#include "halfmove/policy/move_order.hpp"
#include "halfmove/policy/ordered_moves.hpp"
#include "halfmove/policy/suggested_first.hpp"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <tuple>

namespace halfmove {

/// One reason to try a move early: `rank(state, move, hint)`, higher is earlier. It may learn from `cut_off`.
template <class Criterion, class G>
concept order_criterion = game<G> &&
    requires(Criterion& criterion, const state_of<G>& state, const move_of<G>& move, const node_hint<G>& hint) {
        { criterion.rank(state, move, hint) } -> std::convertible_to<int>;
        criterion.cut_off(move, hint);
        criterion.forget();
    };

/// Sorts moves by several criteria, the first one being the most important; the others decide among equals.
/// Each criterion's rank counts within 16 bits.
///
///     order_by<G, suggested_first<G>, killers<G>, history<G>> order;
template <game G, order_criterion<G>... Criteria>
    requires(sizeof...(Criteria) >= 1 && sizeof...(Criteria) <= 4)
class order_by {
public:
    /// True if a move suggested by an earlier search really comes first.
    static constexpr bool tries_suggested_first =
        std::same_as<std::tuple_element_t<0, std::tuple<Criteria...>>, suggested_first<G>>;

    [[nodiscard]] constexpr ordered_moves<G> operator()(const state_of<G>& state, const node_hint<G>& hint) {
        ordered_moves<G> moves;
        for (const move_of<G> move : G::moves(state)) { moves.add(move, rank(state, move, hint)); }
        return moves;
    }

    constexpr void cut_off(const move_of<G>& move, const node_hint<G>& hint) {
        std::apply([&](auto&... criterion) { (criterion.cut_off(move, hint), ...); }, criteria_);
    }

    constexpr void forget() {
        std::apply([](auto&... criterion) { (criterion.forget(), ...); }, criteria_);
    }

private:
    constexpr std::int64_t rank(const state_of<G>& state, const move_of<G>& move, const node_hint<G>& hint) {
        std::int64_t total = 0;
        std::apply(
            [&](auto&... criterion) {
                ((total = total * 0x10000 +
                      std::clamp(static_cast<int>(criterion.rank(state, move, hint)), -0x7fff, 0x7fff)),
                 ...);
            },
            criteria_);
        return total;
    }

    std::tuple<Criteria...> criteria_;
};

}  // namespace halfmove
