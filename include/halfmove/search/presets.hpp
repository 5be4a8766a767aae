#pragma once

#include "halfmove/games/capped.hpp"
#include "halfmove/games/connect_four.hpp"
#include "halfmove/policy/centre_first.hpp"
#include "halfmove/policy/inner_evaluation.hpp"
#include "halfmove/policy/most_lines.hpp"
#include "halfmove/policy/order_by.hpp"
#include "halfmove/policy/window_counts.hpp"
#include "halfmove/search/choose.hpp"

#include <concepts>
#include <memory>
#include <optional>

namespace halfmove {

/// A whole way to play under one name: which game, how deep, with which policies, and which of equally good moves.
template <class P>
concept preset = policy_set<typename P::policies> && tie_break<typename P::tie_break, typename P::rules> && requires {
    { P::depth } -> std::convertible_to<int>;
};

/// Connect 4 on 12 x 6 cells, a draw after 42 discs: four plies, centre first, windows of four; of equal moves the cell with
/// the most lines, then the one nearest the centre.
struct wide_board {
    using board_rules = drop_game<12, 6>;
    using rules = capped<board_rules, 42>;
    static constexpr int depth = 4;

    struct policies {
        inner_evaluation<rules, window_counts<board_rules>> evaluate{};
        order_by<rules, centre_first<rules>> order{};
    };
    using tie_break = most_lines<rules>;
};

/// Connect 4 as sold: five plies, windows of four, and a score for every column.
struct column_scores {
    using rules = connect_four;
    static constexpr int depth = 5;

    struct policies {
        window_counts<rules> evaluate{};
        order_by<rules, centre_first<rules>> order{};
    };
    using tie_break = most_lines<rules>;
};

static_assert(preset<wide_board> && preset<column_scores>);

/// The score of every legal move as the preset sees it.
template <preset P>
[[nodiscard]] analysis<typename P::rules> analyse_as(const state_of<typename P::rules>& position) {
    const auto engine = std::make_unique<alpha_beta<typename P::rules, typename P::policies>>();
    return analyse(*engine, position, {.depth = P::depth});
}

/// The move that the preset plays; none in a finished position.
template <preset P>
[[nodiscard]] std::optional<move_of<typename P::rules>> choose_as(const state_of<typename P::rules>& position) {
    return choose(analyse_as<P>(position), typename P::tie_break{});
}

}  // namespace halfmove
