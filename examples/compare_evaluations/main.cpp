// Which evaluation plays Connect 4 best? Every pair meets over the same random openings, once with each side, and each
// move is searched with the same number of nodes. Beside it stands what one evaluation costs.
// Usage: compare_evaluations [openings] [nodes per move]

#include <halfmove/halfmove.hpp>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

using rules = halfmove::connect_four;

/// A searcher behind one type, so that all can stand in one list.
struct entrant {
    std::string name;
    std::function<rules::move(const rules::state&)> play;
    std::function<void()> forget;
    double nanoseconds;  ///< of processor time for one evaluation
};

template <class Evaluate>
struct policies {
    Evaluate evaluate{};
    halfmove::order_by<rules, halfmove::suggested_first<rules>, halfmove::centre_first<rules>> order{};
    halfmove::transposition_table<rules> table{std::size_t{1} << 20};
    halfmove::null_window_first scout{};
};

template <class Evaluate>
double nanoseconds_of(const Evaluate& evaluate) {
    constexpr int rounds = 500;
    std::vector<rules::state> positions;
    halfmove::random_generator random{1};
    while (positions.size() < 1000) {
        rules::state position = rules::initial();
        while (!rules::outcome_of(position)) {
            positions.push_back(position);
            position = rules::apply(position, rules::random_move(position, random));
        }
    }
    volatile int sink = 0;
    const std::clock_t start = std::clock();
    for (int round = 0; round < rounds; ++round) {
        int sum = 0;
        for (const rules::state& position : positions) { sum += evaluate(position); }
        sink = sum;
    }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    static_cast<void>(sink);
    return 1e9 * seconds / rounds / static_cast<double>(positions.size());
}

template <class Evaluate>
entrant make_entrant(std::string name, std::uint64_t nodes, Evaluate evaluate = {}) {
    using engine = halfmove::alpha_beta<rules, policies<Evaluate>>;
    auto search = std::make_shared<engine>(policies<Evaluate>{.evaluate = evaluate});
    return {std::move(name),
            [search, nodes](const rules::state& position) {
                return *halfmove::deepen(*search, position, {.nodes = nodes}).best;
            },
            [search] { search->forget(); }, nanoseconds_of(evaluate)};
}

/// The outcome for the side to move in the opening.
halfmove::outcome play_game(rules::state position, const entrant& first, const entrant& second) {
    first.forget();
    second.forget();
    for (bool first_moves = true;; first_moves = !first_moves) {
        if (const auto result = rules::outcome_of(position)) { return first_moves ? *result : opposite(*result); }
        position = rules::apply(position, (first_moves ? first : second).play(position));
    }
}

std::vector<rules::state> random_openings(int count) {
    constexpr int plies = 4;
    halfmove::random_generator random{2026};
    std::vector<rules::state> openings;
    while (static_cast<int>(openings.size()) < count) {
        rules::state position = rules::initial();
        for (int ply = 0; ply < plies; ++ply) {
            position = rules::apply(position, rules::random_move(position, random));
        }
        openings.push_back(position);
    }
    return openings;
}

/// The share of the points that `a` makes against `b`; a draw is half a point.
double score_of(const entrant& a, const entrant& b, const std::vector<rules::state>& openings) {
    int half_points = 0;
    for (const rules::state& opening : openings) {
        half_points += 1 + static_cast<int>(play_game(opening, a, b));
        half_points += 1 - static_cast<int>(play_game(opening, b, a));
    }
    return half_points / (4.0 * static_cast<double>(openings.size()));
}

template <class Number>
std::optional<Number> read_number(const char* text) {
    Number number{};
    const char* end = text + std::strlen(text);
    const auto [stopped, error] = std::from_chars(text, end, number);
    return error == std::errc{} && stopped == end && number > 0 ? std::optional{number} : std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace halfmove;
    const auto openings_wanted = argc > 1 ? read_number<int>(argv[1]) : 100;
    const auto nodes = argc > 2 ? read_number<std::uint64_t>(argv[2]) : 2000;
    if (!openings_wanted || !nodes || argc > 3) {
        std::fputs("usage: compare_evaluations [openings] [nodes per move]\n", stderr);
        return 1;
    }

    const std::vector<entrant> entrants{
        make_entrant<no_evaluation>("no_evaluation", *nodes),
        make_entrant<cell_lines<rules>>("cell_lines", *nodes),
        make_entrant<open_lines<rules>>("open_lines", *nodes),
        make_entrant<linked_discs<rules>>("linked_discs", *nodes),
        make_entrant<window_counts<rules>>("windows 1 2 3", *nodes, {{0, 1, 2, 3}}),
        make_entrant<window_counts<rules>>("windows 1 3 9", *nodes),
        make_entrant<window_counts<rules>>("windows 1 4 16", *nodes, {{0, 1, 4, 16}}),
        make_entrant<window_counts<rules>>("windows 1 10 50", *nodes, {{0, 1, 10, 50}}),
    };
    const std::vector<rules::state> openings = random_openings(*openings_wanted);

    std::printf("%% of the points of the row against the column, %zu games each, %llu nodes per move\n\n%-17s",
                2 * openings.size(), static_cast<unsigned long long>(*nodes), "");
    for (std::size_t i = 0; i < entrants.size(); ++i) { std::printf("%6zu", i + 1); }
    std::puts("   mean     ns");

    std::vector<std::vector<double>> scores(entrants.size(), std::vector<double>(entrants.size(), 0.5));
    for (std::size_t a = 0; a < entrants.size(); ++a) {
        for (std::size_t b = a + 1; b < entrants.size(); ++b) {
            scores[a][b] = score_of(entrants[a], entrants[b], openings);
            scores[b][a] = 1 - scores[a][b];
        }
    }
    for (std::size_t a = 0; a < entrants.size(); ++a) {
        std::printf("%zu %-15s", a + 1, entrants[a].name.c_str());
        double sum = 0;
        for (std::size_t b = 0; b < entrants.size(); ++b) {
            if (a == b) {
                std::printf("%6s", "-");
                continue;
            }
            sum += scores[a][b];
            std::printf("%6.0f", 100 * scores[a][b]);
        }
        std::printf("%7.1f %6.1f\n", 100 * sum / static_cast<double>(entrants.size() - 1), entrants[a].nanoseconds);
    }
}
