// How good are the moves of a Monte-Carlo search? Grades plain UCT and the default by exact scores.
//
//     mcts_quality positions [how many per phase] [simulations ...]   choices that keep the value of the game
//     mcts_quality opening [seeds] [simulations ...]                  finds the one winning first move of Connect 4?

#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts.hpp>
#include <halfmove/search/solver.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace halfmove;
using game_type = connect_four;

struct phase {
    const char* name;
    std::uint32_t first_ply;
    std::uint32_t last_ply;
};

constexpr std::array<phase, 3> phases{{{"early", 8, 15}, {"middle", 16, 23}, {"late", 24, 31}}};

struct graded_position {
    game_type::state position;
    std::vector<game_type::move> keeping;  // the moves that keep the value of the game
};

/// The moves that keep the value of a position; none if the choice is idle: all moves do, or one wins on the spot.
std::vector<game_type::move> keeping_moves(solver<game_type>& exact, const game_type::state& position) {
    std::vector<game_type::move> keeping;
    if (game_type::winning_move(position)) { return keeping; }
    const auto analysis = exact.analyse(position, {.outcome_only = true, .line = false});
    score best = -infinite_score;
    for (const auto& report : analysis.moves) { best = std::max(best, report.value); }
    for (const auto& report : analysis.moves) {
        if (report.value == best) { keeping.push_back(report.move); }
    }
    if (keeping.size() == analysis.moves.size()) { keeping.clear(); }
    return keeping;
}

/// Positions from random games in which the choice of the move matters.
std::vector<graded_position> positions_of(const phase& wanted, std::size_t count) {
    random_generator random{2026 + wanted.first_ply};
    solver<game_type> exact;
    std::vector<graded_position> positions;
    while (positions.size() < count) {
        const std::uint32_t plies = wanted.first_ply + uniform_below(random, wanted.last_ply - wanted.first_ply + 1);
        game_type::state position = game_type::initial();
        for (std::uint32_t ply = 0; ply < plies && !game_type::outcome_of(position); ++ply) {
            position = game_type::apply(position, random_move<game_type>(position, random));
        }
        if (game_type::outcome_of(position)) { continue; }
        auto keeping = keeping_moves(exact, position);
        if (!keeping.empty()) { positions.push_back({position, std::move(keeping)}); }
    }
    return positions;
}

struct grade {
    int kept = 0;
    int proven = 0;
    std::size_t positions = 0;

    grade& operator+=(const grade& other) {
        kept += other.kept;
        proven += other.proven;
        positions += other.positions;
        return *this;
    }

    void print(const char* name) const {
        const auto share = [this](int part) { return 100.0 * part / static_cast<double>(positions); };
        std::printf("   %s %5.1f %% kept, %3.0f %% proven", name, share(kept), share(proven));
    }
};

template <class Policies>
grade grade_of(const std::vector<graded_position>& positions, std::uint64_t simulations) {
    mcts<game_type, Policies> search{{.seed = 7}};
    grade result;
    for (const graded_position& graded : positions) {
        const auto answer = search.run(graded.position, {.nodes = simulations});
        result.kept += static_cast<int>(std::ranges::find(graded.keeping, *answer.best) != graded.keeping.end());
        result.proven += static_cast<int>(answer.exact);
        ++result.positions;
    }
    return result;
}

void print_row(const char* name, std::uint64_t simulations, const grade& plain, const grade& standard) {
    std::printf("%-6s %7llu simulations:", name, static_cast<unsigned long long>(simulations));
    plain.print("plain");
    standard.print("default");
    std::puts("");
    std::fflush(stdout);
}

void grade_positions(std::size_t per_phase, const std::vector<std::uint64_t>& budgets) {
    std::array<std::vector<graded_position>, phases.size()> positions;
    for (std::size_t i = 0; i < phases.size(); ++i) { positions[i] = positions_of(phases[i], per_phase); }
    for (const std::uint64_t simulations : budgets) {
        grade all_plain;
        grade all_standard;
        for (std::size_t i = 0; i < phases.size(); ++i) {
            const grade plain = grade_of<plain_uct<game_type>>(positions[i], simulations);
            const grade standard = grade_of<mcts_policies<game_type>>(positions[i], simulations);
            print_row(phases[i].name, simulations, plain, standard);
            all_plain += plain;
            all_standard += standard;
        }
        print_row("all", simulations, all_plain, all_standard);
    }
}

template <class Policies>
std::uint64_t seeds_that_open_in_the_centre(std::uint64_t seeds, std::uint64_t simulations) {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        mcts<game_type, Policies> search{{.memory = std::size_t{128} << 20U, .seed = seed}};
        const auto result = search.run(game_type::initial(), {.nodes = simulations});
        found += static_cast<std::uint64_t>(game_type::board.column_of(*result.best) == 3);
    }
    return found;
}

void grade_opening(std::uint64_t seeds, const std::vector<std::uint64_t>& budgets) {
    for (const std::uint64_t simulations : budgets) {
        const auto plain = seeds_that_open_in_the_centre<plain_uct<game_type>>(seeds, simulations);
        const auto standard = seeds_that_open_in_the_centre<mcts_policies<game_type>>(seeds, simulations);
        std::printf("%7llu simulations: the centre with plain %llu, with default %llu of %llu seeds\n",
                    static_cast<unsigned long long>(simulations), static_cast<unsigned long long>(plain),
                    static_cast<unsigned long long>(standard), static_cast<unsigned long long>(seeds));
        std::fflush(stdout);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "";
    const std::uint64_t count = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 20;
    std::vector<std::uint64_t> budgets;
    for (int i = 3; i < argc; ++i) { budgets.push_back(std::strtoull(argv[i], nullptr, 10)); }
    if (what == "positions") {
        grade_positions(count, budgets.empty() ? std::vector<std::uint64_t>{1'000, 10'000, 100'000} : budgets);
    } else if (what == "opening") {
        grade_opening(count, budgets.empty() ? std::vector<std::uint64_t>{100'000, 1'000'000, 3'000'000} : budgets);
    } else {
        std::puts("usage: mcts_quality positions|opening [count] [simulations ...]");
        return 1;
    }
    return 0;
}
