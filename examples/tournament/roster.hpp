#pragma once

#include "variants.hpp"

#include <halfmove/games/connect_four.hpp>
#include <halfmove/play.hpp>
#include <halfmove/search.hpp>

#include <charconv>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roster {

/// What follows the colon of a name such as `mcts:500` or `mcts:10ms`.
struct amount {
    std::uint64_t number = 0;
    bool milliseconds = false;

    /// As a limit on the nodes, or on the time.
    [[nodiscard]] halfmove::limits limits() const {
        if (milliseconds) { return {.time = std::chrono::milliseconds{number}}; }
        return {.nodes = number};
    }
};

inline std::optional<amount> read_amount(std::string_view text) {
    amount result;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [stopped, error] = std::from_chars(begin, end, result.number);
    const std::string_view unit{stopped, static_cast<std::size_t>(end - stopped)};
    if (error != std::errc{} || result.number == 0 || (!unit.empty() && unit != "ms")) { return std::nullopt; }
    result.milliseconds = unit == "ms";
    return result;
}

inline constexpr std::string_view help =
    "random            any column\n"
    "satisficing       wins if it can, avoids losing at once\n"
    "1.1               longest row\n"
    "1.2               best potential\n"
    "1.3               best potential among the safe columns\n"
    "1.4               1.3 without columns that help to a double threat\n"
    "2                 decreasing interest\n"
    "3                 spoils traps, imitates, selects\n"
    "aimless           wins, blocks, any safe column\n"
    "1.2-bold          1.2 that does not look at safety\n"
    "1.4-late          1.4 that avoids double threats only among the columns of the best potential\n"
    "1.4-new           1.4 that counts only winning cells that are new\n"
    "2-safe            2 among the safe columns only\n"
    "3-safe            3 that spoils traps only where that is safe\n"
    "3-original        3 without imitation\n"
    "3-trapped         3 that does not look for traps\n"
    "minimax:4         every line of play, so many plies deep\n"
    "alpha-beta:6      the same with cut-offs and without a table\n"
    "search:1000       iterative deepening with all that the game offers, so many nodes; or search:10ms\n"
    "mcts:1000         Monte-Carlo tree search, so many simulations; or mcts:10ms\n"
    "solver            perfect play (takes its time); or, as far as it gets, solver:10ms\n"
    "column-scores     five plies, windows of four (7x6 only)\n";

/// The order of the moves is all that is added to the textbook.
template <class G>
struct plain_policies {
    halfmove::game_evaluation<G> evaluate{};
    halfmove::order_by<G, halfmove::by_priority<G>> order{};
};

/// A small table: the player is made anew for every game, and the games are short.
template <class G>
struct deepening_policies {
    static constexpr std::size_t table_bytes = std::size_t{1} << 20;

    halfmove::game_evaluation<G> evaluate{};
    halfmove::order_by<G, halfmove::suggested_first<G>, halfmove::by_priority<G>, halfmove::killers<G>> order{};
    halfmove::transposition_table<G> table{table_bytes};
    halfmove::null_window_first scout{};
};

template <class G, class Player>
halfmove::contestant<G> by_seed(std::string name) {
    return {std::move(name), [](std::uint64_t seed) { return halfmove::any_player<G>{Player{seed}}; }, sizeof(Player)};
}

template <class G>
std::optional<halfmove::contestant<G>> rule_based(const std::string& name) {
    using namespace halfmove;
    if (name == "random") { return by_seed<G, random_player<G>>(name); }
    if (name == "satisficing") { return by_seed<G, satisficing_player<G>>(name); }
    if (name == "1.1") { return by_seed<G, longest_row_player<G>>(name); }
    if (name == "1.2") { return by_seed<G, potential_player<G>>(name); }
    if (name == "1.3") { return by_seed<G, safe_potential_player<G>>(name); }
    if (name == "1.4") { return by_seed<G, cautious_player<G>>(name); }
    if (name == "2") { return by_seed<G, interest_player<G>>(name); }
    if (name == "3") { return by_seed<G, imitating_player<G>>(name); }
    return std::nullopt;
}

/// The six players with one thing changed.
template <class G>
std::optional<halfmove::contestant<G>> variant(const std::string& name) {
    if (name == "aimless") { return by_seed<G, variants::aimless<G>>(name); }
    if (name == "1.2-bold") { return by_seed<G, variants::bold_1_2<G>>(name); }
    if (name == "1.4-late") { return by_seed<G, variants::late_1_4<G>>(name); }
    if (name == "1.4-new") { return by_seed<G, variants::new_1_4<G>>(name); }
    if (name == "2-safe") { return by_seed<G, variants::safe_2<G>>(name); }
    if (name == "3-safe") { return by_seed<G, variants::safe_3<G>>(name); }
    if (name == "3-original") { return by_seed<G, variants::original_3<G>>(name); }
    if (name == "3-trapped") { return by_seed<G, variants::trapped_3<G>>(name); }
    return std::nullopt;
}

template <class G>
std::optional<halfmove::contestant<G>> searching(const std::string& name, std::string_view kind, amount given) {
    using namespace halfmove;
    const limits granted = given.limits();
    const int depth = static_cast<int>(given.number);
    if (kind == "minimax") {
        const auto play = [depth](const state_of<G>& position) { return *minimax<G>{}.run(position, depth).best; };
        return contestant<G>{name, [play](std::uint64_t) { return any_player<G>{play}; }, 0};
    }
    if (kind == "alpha-beta") {
        using engine = alpha_beta<G, plain_policies<G>>;
        const auto play = [depth](const state_of<G>& position) {
            return *engine{}.run(position, {.depth = depth}).best;
        };
        return contestant<G>{name, [play](std::uint64_t) { return any_player<G>{play}; }, sizeof(engine)};
    }
    if (kind == "search") {
        using player = search_player<G, deepening_policies<G>>;
        return contestant<G>{name, [granted](std::uint64_t) { return any_player<G>{player{granted}}; },
                             deepening_policies<G>::table_bytes};
    }
    if (kind == "mcts") {
        constexpr std::size_t memory = std::size_t{4} << 20;
        const auto enter = [granted](std::uint64_t seed) {
            return any_player<G>{mcts_player<G>{granted, {.memory = memory, .seed = seed}}};
        };
        return contestant<G>{name, enter, memory};
    }
    return std::nullopt;
}

template <class G>
std::optional<halfmove::contestant<G>> solving(const std::string& name, const halfmove::limits& granted) {
    using player = halfmove::solver_player<G>;
    constexpr std::size_t memory = std::size_t{64} << 20;
    const auto enter = [granted](std::uint64_t) { return halfmove::any_player<G>{player{memory, granted}}; };
    return halfmove::contestant<G>{name, enter, memory};
}

/// The player of that name on the board of that game.
template <class G>
std::optional<halfmove::contestant<G>> find(const std::string& name) {
    const std::size_t colon = name.find(':');
    const std::string kind = name.substr(0, colon);
    if (colon == std::string::npos) {
        if (kind == "solver") { return solving<G>(name, {}); }
        if constexpr (std::same_as<G, halfmove::connect_four>) {
            using player = halfmove::preset_player<halfmove::column_scores>;
            const auto enter = [](std::uint64_t) { return halfmove::any_player<G>{player{}}; };
            if (kind == "column-scores") { return halfmove::contestant<G>{name, enter, 0}; }
        }
        const auto found = rule_based<G>(name);
        return found ? found : variant<G>(name);
    }
    const std::optional<amount> given = read_amount(std::string_view{name}.substr(colon + 1));
    if (!given) { return std::nullopt; }
    if (kind == "solver") { return solving<G>(name, given->limits()); }
    const bool by_depth = kind == "minimax" || kind == "alpha-beta";
    if (by_depth && (given->milliseconds || given->number > 20)) { return std::nullopt; }
    return searching<G>(name, kind, *given);
}

}  // namespace roster
