#pragma once

#include "halfmove/core/budget.hpp"
#include "halfmove/core/progress.hpp"
#include "halfmove/core/result.hpp"
#include "halfmove/search/analyse.hpp"
#include "halfmove/search/proof_schedule.hpp"
#include "halfmove/search/solve_options.hpp"
#include "halfmove/search/solver_recursion.hpp"

#include <cstddef>
#include <utility>

namespace halfmove {

namespace detail {

template <game G>
consteval auto solving_game() {
    if constexpr (expandable_game<G>) {
        return std::type_identity<typename G::expanded>{};
    } else {
        return std::type_identity<G>{};
    }
}

}  // namespace detail

/// The game that solving works on: the game itself, or its richer twin.
template <game G>
using solving_game = typename decltype(detail::solving_game<G>())::type;

/// Solves positions exactly: the score of perfect play with its distance to the end, or only who wins.
///
/// It asks null-window questions ("is the score at least ...?") until one score is left. With none of the optional powers
/// it is a plain proof search and suits small games; injective keys give it a table, and bounds, shortcuts, priorities
/// and the known length of a game make it fast. The table stays between calls; `forget` empties it.
///
///     halfmove::solver<halfmove::connect_four> solver;
///     auto result = solver.solve(position);
template <explained_game G, solver_features Features = solver_features{}>
class solver {
public:
    static constexpr std::size_t default_memory = std::size_t{64} << 20;

    /// The table never takes more than the granted bytes; a power of two is used in full.
    explicit solver(std::size_t granted_bytes = default_memory) : table_(granted_bytes) {}

    /// The score for the side to move, the best move and the line. If a limit ends the search early, `complete` is false
    /// and the value is the best that was proven so far.
    template <stop_condition Stop = never_stop, class Progress = no_progress>
    search_result<G> solve(const state_of<G>& position, const solve_options& options = {}, Stop stop = {},
                           Progress progress = {}) {
        budget<Stop> watch{options.granted, std::move(stop)};
        recursion<budget<Stop>> proof{table_, watch};
        search_result<G> result;
        if (const auto over = G::outcome_of(position)) {
            result.value = score_from(*over);
            result.complete = result.exact = true;
            return result;
        }
        const node root = proof.open(expand(position));
        const verdict found = narrow(proof, root, options, progress);
        const score promised = root.view.seen_above(found.known).lower;
        result.complete = result.exact = found.known.exact();
        result.value = options.outcome_only ? score_from(outcome_from(promised)) : promised;
        follow(proof, position, promised, root.view.plies == 0 ? found.move : std::nullopt, options.line, result.line);
        result.best = result.line.front();
        result.nodes = proof.nodes();
        result.depth = static_cast<int>(result.line.size());
        result.time = watch.elapsed();
        return result;
    }

    /// Every legal move with its exact score.
    template <stop_condition Stop = never_stop>
    analysis<G> analyse(const state_of<G>& position, const solve_options& options = {}, Stop stop = {}) {
        analysis<G> result;
        result.complete = true;
        if (G::outcome_of(position)) { return result; }
        budget<Stop> watch{options.granted, std::move(stop)};
        recursion<budget<Stop>> proof{table_, watch};
        no_progress silent;
        const mover<G> player{position};
        for (const move_of<G>& move : G::moves(position)) {
            const state_of<G> child = G::apply(position, move);
            const line_view to_child = line_view{}.beyond(player.moves_again(child));
            const node root = proof.open(expand(child));
            const verdict found = narrow(proof, root, options, silent);
            const score_bounds seen = to_child.seen_above(root.view.seen_above(found.known));
            result.complete &= seen.exact();
            move_report<G> report{move, seen.lower, seen.exact() ? bound::exact : bound::at_least, {}};
            if (options.outcome_only) { report.value = score_from(outcome_from(report.value)); }
            report.line.push_back(move);
            result.moves.push_back(report);
        }
        result.nodes = proof.nodes();
        result.time = watch.elapsed();
        return result;
    }

    void forget() noexcept { table_.clear(); }

    /// The most that the table may grow to.
    [[nodiscard]] std::size_t max_bytes() const noexcept { return table_.max_bytes(); }

private:
    using work = solving_game<G>;
    template <class Budget>
    using recursion = detail::solver_recursion<work, Features, Budget>;
    using table_type = typename recursion<unlimited>::table_type;
    using node = typename recursion<unlimited>::node;

    static state_of<work> expand(const state_of<G>& position) {
        if constexpr (expandable_game<G>) {
            return work::expand(position);
        } else {
            return position;
        }
    }

    static int plies_left(const state_of<work>& position) {
        if constexpr (finite_game<work>) {
            return work::plies_left(position);
        } else {
            return max_distance;
        }
    }

    struct verdict {
        score_bounds known;
        std::optional<move_of<G>> move;  ///< one that reaches `known.lower`, if a question was answered with yes
    };

    /// Asks until the interval holds one score, or, where only the outcome counts, one outcome.
    template <class Proof, class Progress>
    static verdict narrow(Proof& proof, const node& root, const solve_options& options, Progress& progress) {
        proof_schedule schedule{plies_left(root.position), last_mover_wins_game<work>};
        verdict result{root.known, std::nullopt};
        score_bounds& known = result.known;
        while (!known.exact()) {
            if (options.outcome_only && outcome_from(known.lower) == outcome_from(known.upper)) { break; }
            const score target =
                options.outcome_only ? static_cast<int>(known.upper > draw_score) : schedule.next(known, proof.nodes());
            const score found = proof.prove(root, target);
            if (found == Proof::aborted) { return result; }
            schedule.answered(target, found >= target);
            if (found >= target) { result.move = proof.proving_move(); }
            (found >= target ? known.lower : known.upper) = found;
            progress(solve_progress{root.view.seen_above(known), proof.nodes()});
        }
        if (options.outcome_only) { known.upper = known.lower; }
        return result;
    }

    /// The best move and, if wanted, the whole line that leads to the promised score.
    template <class Proof>
    static void follow(Proof& proof, state_of<G> position, score promised, std::optional<move_of<G>> first,
                       bool to_the_end, line_of_play<G>& line) {
        std::optional<move_of<G>> chosen = first ? first : find_move(proof, position, promised);
        while (chosen) {
            line.push_back(*chosen);
            const mover<G> player{position};
            position = G::apply(position, line.back());
            promised = line_view{}.beyond(player.moves_again(position)).seen_below(promised);
            if (!to_the_end || line.size() == line.capacity() || G::outcome_of(position)) { break; }
            chosen = find_move(proof, position, promised);
        }
        if (line.empty()) { line.push_back(*G::moves(position).begin()); }
    }

    /// A move that keeps a promised score; none if a limit ends the search for it, or if only the outcome was promised.
    template <class Proof>
    static std::optional<move_of<G>> find_move(Proof& proof, const state_of<G>& position, score promised) {
        const state_of<work> here = expand(position);
        const node settled = proof.open(here);
        if constexpr (winning_move_game<work>) {
            if (const auto win = work::winning_move(here)) { return win; }
        }
        if constexpr (recursion<unlimited>::traits::shortcuts) {
            if (settled.view.plies > 0) { return *work::safe_moves(here).begin(); }
            if (work::safe_moves(here).begin() == work::safe_moves(here).end()) { return *G::moves(position).begin(); }
        }
        const score found = proof.prove(settled, promised);
        if (found == Proof::aborted || found < promised) { return std::nullopt; }
        return proof.proving_move();
    }

    table_type table_;
};

}  // namespace halfmove
