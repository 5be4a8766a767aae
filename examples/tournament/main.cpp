// A round robin between players of Connect 4, with statistics and charts: tournament --help.

#include "charts.hpp"
#include "report.hpp"
#include "roster.hpp"

#include <halfmove/play/tournament.hpp>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#if __has_include(<unistd.h>)
#    include <unistd.h>
#endif

namespace {

using halfmove::tournament_options;

struct settings {
    std::vector<std::string> players{"1.1", "1.2", "1.3", "1.4", "2", "3"};
    std::string board = "7x6";
    tournament_options options{.games = 1000};
    std::pair<double, double> bounds;  ///< of the sequential test, if one is wanted
    bool list = false;
    std::string csv;
    std::string json;
    std::string svg;
};

bool error_output_is_terminal() {
#if __has_include(<unistd.h>)
    return isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
}

/// One line on a terminal, rewritten a few times a second; silent elsewhere.
class progress_line {
public:
    void operator()(const halfmove::tournament_progress& progress) {
        if (!visible_ || progress.elapsed < next_) { return; }
        next_ = progress.elapsed + std::chrono::milliseconds{200};
        const double left = static_cast<double>(progress.time_left().count()) / 1e9;
        std::fprintf(stderr, "\r%llu of %llu games, %.0f s left \x1b[K",
                     static_cast<unsigned long long>(progress.games_done),
                     static_cast<unsigned long long>(progress.games), left);
    }

    void clear() const {
        if (visible_) { std::fputs("\r\x1b[K", stderr); }
    }

private:
    bool visible_ = error_output_is_terminal();
    std::chrono::nanoseconds next_{};
};

template <class G>
std::optional<report::summary> play(const settings& wanted) {
    std::vector<halfmove::contestant<G>> contestants;
    for (const std::string& name : wanted.players) {
        const auto found = roster::find<G>(name);
        if (!found) {
            std::cerr << "tournament: there is no player '" << name << "' on " << wanted.board
                      << "; --list names them\n";
            return std::nullopt;
        }
        contestants.push_back(*found);
    }
    const auto start = std::chrono::steady_clock::now();
    progress_line progress;
    halfmove::cross_table table = halfmove::tournament<G>{contestants, wanted.options}.play(std::ref(progress));
    progress.clear();
    return report::summary{wanted.board, wanted.options, std::move(table), std::chrono::steady_clock::now() - start};
}

std::optional<report::summary> play_on_board(const settings& wanted) {
    if (wanted.board == "5x5") { return play<halfmove::drop_game<5, 5>>(wanted); }
    if (wanted.board == "12x6") { return play<halfmove::drop_game<12, 6>>(wanted); }
    return play<halfmove::connect_four>(wanted);
}

template <class Write>
bool write_file(const std::string& path, Write write) {
    std::ofstream out{path};
    write(out);
    out.close();
    if (!out) { std::cerr << "tournament: cannot write " << path << '\n'; }
    return static_cast<bool>(out);
}

bool write_files(const settings& wanted, const report::summary& played) {
    bool good = true;
    if (!wanted.csv.empty()) {
        good &= write_file(wanted.csv, [&](std::ostream& out) { report::write_csv(out, played); });
    }
    if (!wanted.json.empty()) {
        good &= write_file(wanted.json, [&](std::ostream& out) { report::write_json(out, played); });
    }
    if (!wanted.svg.empty()) {
        std::error_code ignored;
        std::filesystem::create_directories(wanted.svg, ignored);
        good &= write_file(wanted.svg + "/radars.svg", [&](std::ostream& out) { out << charts::radars(played.table); });
        good &= write_file(wanted.svg + "/cross_table.svg",
                           [&](std::ostream& out) { out << charts::heat_map(played.table); });
    }
    return good;
}

void add_options(CLI::App& app, settings& wanted) {
    tournament_options& options = wanted.options;
    app.add_option("players", wanted.players, "Two or more players by name")->capture_default_str();
    app.add_flag("--list", wanted.list, "Name all players");
    app.add_option("--games", options.games, "Games for each pair")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    app.add_option("--threads", options.threads, "Threads")->check(CLI::Range(1, 1024))->capture_default_str();
    app.add_option("--seed", options.seed, "Where all randomness comes from")->capture_default_str();
    app.add_option("--opening-plies", options.opening_plies,
                   "Random moves before the players take over; each opening is played by both sides")
        ->check(CLI::Range(0, 20))
        ->capture_default_str();
    app.add_option("--board", wanted.board, "Width x height")
        ->check(CLI::IsMember({"5x5", "7x6", "12x6"}))
        ->capture_default_str();
    app.add_option(
        "--sprt", wanted.bounds,
        "ELO0 ELO1: end a pair as soon as it is clear whether the first is stronger by ELO1, or only by ELO0");
    app.add_option("--csv", wanted.csv, "Write every pair to this file");
    app.add_option("--json", wanted.json, "Write everything to this file");
    app.add_option("--svg", wanted.svg, "Draw radars.svg and cross_table.svg into this folder");
}

int complain(const char* problem) {
    std::cerr << "tournament: " << problem << '\n';
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    settings wanted;
    wanted.options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    CLI::App app{"A round robin between players of Connect 4. The same seed gives the same result on any number of\n"
                 "threads, unless a player is given milliseconds."};
    add_options(app, wanted);
    CLI11_PARSE(app, argc, argv);

    if (wanted.list) {
        std::cout << roster::help;
        return 0;
    }
    if (wanted.players.size() < 2) { return complain("a tournament needs two players"); }
    if (app.count("--sprt") > 0) {
        const auto [elo0, elo1] = wanted.bounds;
        if (elo0 >= elo1) { return complain("--sprt wants the smaller difference first"); }
        wanted.options.test = halfmove::sprt{.elo0 = elo0, .elo1 = elo1};
    }
    const std::optional<report::summary> played = play_on_board(wanted);
    if (!played) { return 1; }
    report::write_text(std::cout, *played);
    return write_files(wanted, *played) ? 0 : 1;
}
