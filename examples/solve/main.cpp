/// Solves Connect 4 positions in the form that solvers use: one string of columns per line on standard input, one line
/// `moves score nodes microseconds` for each on standard output.

#include "boards.hpp"
#include "line_solver.hpp"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    CLI::App app{
        "Exact Connect 4 solver. Reads positions such as 4453, one per line; a column is a digit, 1 at the left.\n"
        "The score is 0 for a draw, and (cells + 1 - discs before the winning one) / 2, rounded down, for a win:\n"
        "1 with the very last disc, more if sooner, negative for a loss.",
        "solve"};
    solve::settings settings;
    std::string board = "7x6";
    std::size_t megabytes = 64;
    bool empty = false;
    std::vector<std::string> positions;
    app.add_option("position", positions, "positions to solve instead of standard input; \"\" is the empty board");
    app.add_flag("--analyse", settings.analyse, "the score of every column, . for a full one");
    app.add_flag("--weak", settings.weak, "only who wins: 1, 0 or -1");
    app.add_option("--board", board, "width x height, from 4x4 to 9x7")->capture_default_str();
    app.add_option("--memory", megabytes, "size of the table in MB")->capture_default_str();
    app.add_flag("--no-reset", settings.keep_table, "keep the table from one position to the next");
    app.add_flag("--empty", empty, "solve the empty board and show how far it is");
    CLI11_PARSE(app, argc, argv);

    settings.bytes = megabytes << 20;
    if (empty) { positions.insert(positions.begin(), ""); }
    bool all_good = true;
    const bool known = solve::with_board(board, [&]<class Game>(std::type_identity<Game>) {
        solve::line_solver<Game> solver{settings};
        int number = 0;
        for (const std::string& position : positions) { all_good &= solver.solve(position, ++number); }
        if (!positions.empty()) { return; }
        for (std::string line; std::getline(std::cin, line);) { all_good &= solver.solve(line, ++number); }
    });
    if (!known) {
        std::cerr << "solve: no board " << board << "; the sizes are 4x4 to 9x7\n";
        return 1;
    }
    return all_good ? 0 : 1;
}
