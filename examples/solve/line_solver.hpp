#pragma once

#include <halfmove/games/connect_four.hpp>
#include <halfmove/search/solver.hpp>

#include <chrono>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>

namespace solve {

struct settings {
    bool analyse = false;
    bool weak = false;
    bool keep_table = false;
    std::size_t bytes = 0;
};

/// Solves one line of input after the other.
template <class Game>
class line_solver {
public:
    explicit line_solver(const settings& chosen) : settings_(chosen), solver_(chosen.bytes) {}

    /// Prints the result, or says on standard error what is wrong with the line and returns false.
    bool solve(std::string_view line, int number) {
        const std::string_view moves = line.substr(0, line.find_first_of(" \t\r"));
        const auto position = halfmove::read_position<Game>(moves);
        if (!position) { return complain(number, position.error().position, position.error().message); }
        if (Game::outcome_of(*position)) { return complain(number, moves.size(), "the game is over"); }
        if (!settings_.keep_table) { solver_.forget(); }
        std::cout << moves << (moves.empty() ? "" : " ");
        if (settings_.analyse) {
            analyse(*position);
        } else {
            score(*position);
        }
        return true;
    }

private:
    using state = halfmove::state_of<Game>;

    static bool complain(int number, std::size_t position, std::string_view message) {
        std::cerr << "line " << number << ", character " << position + 1 << ": " << message << '\n';
        return false;
    }

    /// Half the discs that the winner has left, the winning one included.
    [[nodiscard]] int protocol_score(const state& position, halfmove::score value) const {
        const int sign = static_cast<int>(halfmove::outcome_from(value));
        if (sign == 0 || settings_.weak) { return sign; }
        const int before = position.discs() + halfmove::distance_to_end(value) - 1;
        return sign * ((Game::board.cells() + 1 - before) / 2);
    }

    void score(const state& position) {
        const auto show = [&](const halfmove::solve_progress& now) {
            if (position.discs() == 0) {
                std::cerr << "score " << protocol_score(position, now.known.lower) << " to "
                          << protocol_score(position, now.known.upper) << " after " << now.nodes << " nodes\n";
            }
        };
        const auto result = solver_.solve(position, options(), halfmove::never_stop{}, show);
        std::cout << protocol_score(position, result.value) << ' ' << result.nodes << ' ' << microseconds(result.time)
                  << '\n';
    }

    void analyse(const state& position) {
        const auto report = solver_.analyse(position, options());
        for (int column = 0; column < Game::board.width; ++column) {
            const auto move = Game::drop_in(position, column);
            if (!move) { std::cout << ". "; }
            for (const auto& each : report.moves) {
                if (move == each.move) { std::cout << protocol_score(position, each.value) << ' '; }
            }
        }
        std::cout << report.nodes << ' ' << microseconds(report.time) << '\n';
    }

    [[nodiscard]] halfmove::solve_options options() const {
        return {.granted = {}, .outcome_only = settings_.weak, .line = false};
    }

    static long long microseconds(std::chrono::nanoseconds time) {
        return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    }

    settings settings_;
    halfmove::solver<Game> solver_;
};

}  // namespace solve
