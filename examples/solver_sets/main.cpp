/// Writes the sets of solved Connect 4 positions that the tests and benchmarks use: one `moves score` per line, the score
/// as `solve` prints it. The same program always writes the same sets.

#include <halfmove/games/connect_four.hpp>
#include <halfmove/search/solver.hpp>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using game = halfmove::connect_four;

/// Positions after some number of plies that end, with perfect play, after some number of further plies.
struct set_plan {
    std::string_view name;
    std::uint64_t seed;
    std::size_t count;
    int least_plies, most_plies;
    int least_left, most_left;
    std::uint64_t most_nodes;  ///< harder positions are passed over
};

/// L3, L2, L1: end, middle, begin; R1, R2, R3: easy, medium, hard.
constexpr std::array plans{
    set_plan{"L3_R1", 31, 1'000, 29, 38, 3, 13, 1'000'000},  set_plan{"L2_R1", 21, 1'000, 15, 28, 3, 13, 1'000'000},
    set_plan{"L2_R2", 22, 1'000, 15, 28, 14, 27, 1'000'000}, set_plan{"L1_R1", 11, 1'000, 6, 14, 3, 13, 20'000},
    set_plan{"L1_R2", 12, 1'000, 11, 14, 14, 27, 500'000},   set_plan{"L1_R3", 13, 40, 9, 14, 28, 42, 10'000'000},
};

struct sample {
    std::vector<halfmove::cell> moves;
    game::state position;
};

/// A random game of some length that is not over by then.
sample random_opening(halfmove::random_generator& random, int plies) {
    sample result;
    while (static_cast<int>(result.moves.size()) < plies) {
        result.moves.push_back(game::random_move(result.position, random));
        result.position = game::apply(result.position, result.moves.back());
        if (game::outcome_of(result.position)) { result = {}; }
    }
    return result;
}

int protocol_score(const game::state& position, halfmove::score value) {
    if (!halfmove::is_decided(value)) { return 0; }
    const int before = position.discs() + halfmove::distance_to_end(value) - 1;
    return static_cast<int>(halfmove::outcome_from(value)) * ((game::board.cells() + 1 - before) / 2);
}

halfmove::limits limits_of(const set_plan& plan) {
    halfmove::limits granted;
    granted.nodes = plan.most_nodes;
    return granted;
}

void write_set(const set_plan& plan, const std::string& folder) {
    halfmove::random_generator random{plan.seed};
    halfmove::solver<game> solver;
    std::ofstream out{folder + "/" + std::string(plan.name) + ".txt"};
    std::set<std::uint64_t> seen;
    while (seen.size() < plan.count) {
        const auto span = static_cast<std::uint32_t>(plan.most_plies - plan.least_plies + 1);
        const sample drawn =
            random_opening(random, plan.least_plies + static_cast<int>(halfmove::uniform_below(random, span)));
        if (seen.contains(game::key(drawn.position))) { continue; }
        solver.forget();
        const auto result =
            solver.solve(drawn.position, {.granted = limits_of(plan), .outcome_only = false, .line = false});
        if (!result.complete) { continue; }
        const int free = game::board.cells() - drawn.position.discs();
        const int left = halfmove::is_decided(result.value) ? halfmove::distance_to_end(result.value) : free;
        if (left < plan.least_left || left > plan.most_left) { continue; }
        seen.insert(game::key(drawn.position));
        out << halfmove::write_moves<game>(drawn.moves) << ' ' << protocol_score(drawn.position, result.value) << '\n';
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: solver_sets FOLDER [SET...]\n";
        return EXIT_FAILURE;
    }
    for (const set_plan& plan : plans) {
        bool wanted = argc == 2;
        for (int i = 2; i < argc; ++i) { wanted = wanted || plan.name == argv[i]; }
        if (wanted) { write_set(plan, argv[1]); }
    }
    return EXIT_SUCCESS;
}
