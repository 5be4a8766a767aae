// The library at work in a terminal: what `./dev demo` shows.
#include "terminal.hpp"

#include <halfmove/halfmove.hpp>

#include <chrono>
#include <cstdint>
#include <iostream>
#include <string>

namespace {

using namespace halfmove;
using namespace std::chrono_literals;

void headline(const std::string& text) { std::cout << '\n' << demo::bold(text) << '\n'; }

double milliseconds(std::chrono::nanoseconds time) { return static_cast<double>(time.count()) / 1e6; }

void solve_tic_tac_toe() {
    headline("Tic-tac-toe, solved");
    const auto result = solve<tic_tac_toe>(tic_tac_toe::initial());
    std::cout << tic_tac_toe::to_text(tic_tac_toe::initial()) << "With perfect play the game is "
              << demo::describe(result.value) << ", proven in " << result.nodes << " positions and "
              << milliseconds(result.time) << " ms.\n"
              << "One perfect game: " << write_moves<tic_tac_toe>(result.line) << '\n';
}

void analyse_connect_four() {
    headline("Connect 4, every column of a position solved to the end");
    const std::string moves = "14444267555246";
    const auto position = *read_position<connect_four>(moves);
    const auto report = solve_moves<connect_four>(position);
    std::cout << "After " << moves << ", X to move:\n"
              << draw<connect_four>(position, {.colour = demo::coloured(), .highlighted = {}}) << '\n';
    for (const auto& move : report.moves) {
        std::cout << "column " << connect_four::move_to_text(position, move.move) << "  " << demo::bar(move.value)
                  << "  " << demo::describe(move.value) << '\n';
    }
    std::cout << report.nodes << " positions, " << milliseconds(report.time) << " ms\n";
}

/// Two searches play on a small board: X looks ahead for 20 ms a move, O only four plies.
void play_a_game() {
    headline("A short game on a 5 x 5 board: X thinks for 20 ms a move, O looks four plies ahead");
    using game = drop_game<5, 5>;
    auto position = game::initial();
    std::string moves;
    cell last{};
    while (!game::outcome_of(position)) {
        const bool first = moves.size() % 2 == 0;
        const auto result = search<game>(position, first ? limits{.time = 20ms} : limits{.depth = 4});
        last = *result.best;
        moves += game::move_to_text(position, last);
        position = game::apply(position, last);
    }
    std::cout << draw<game>(position, {.colour = demo::coloured(), .highlighted = single<game::board>(last)})
              << "Moves " << moves << ": ";
    if (*game::outcome_of(position) == outcome::draw) {
        std::cout << "a draw\n";
    } else {
        std::cout << (moves.size() % 2 == 1 ? "X" : "O") << " wins\n";
    }
}

}  // namespace

int main() {
    std::cout << demo::bold("halfmove") << ": describe a game in one struct, and every search plays it.\n";
    solve_tic_tac_toe();
    analyse_connect_four();
    play_a_game();
}
