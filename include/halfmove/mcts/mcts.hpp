#pragma once

#include "halfmove/core/budget.hpp"
#include "halfmove/core/explain.hpp"
#include "halfmove/core/progress.hpp"
#include "halfmove/mcts/best_child.hpp"
#include "halfmove/mcts/report.hpp"
#include "halfmove/mcts/simulator.hpp"

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace halfmove {

/// Monte-Carlo tree search over a policy set.
///
///     halfmove::mcts<connect_four> search{{.memory = 64 << 20, .seed = 1}};
///     auto result = search.run(position, {.nodes = 100'000});
///     search.advance(*result.best);
///
/// The same seed and the same number of simulations give the same answer on every platform. Nothing is allocated while
/// it searches. One tree takes at most 2^31 simulations.
template <explained_game G, class Policies = mcts_policies<G>>
class mcts {
    using simulator = mcts_simulator<G, mcts_axes<G, Policies>>;

public:
    using node = typename simulator::node;

    explicit mcts(const mcts_settings& settings = {}, const Policies& policies = {})
        : simulator_(settings, mcts_axes<G, Policies>{policies}), seed_(settings.seed) {}

    /// Simulates until a limit is reached or the value of the position is proven. The position that the tree is for is
    /// searched on from where the last search ended; any other starts a new tree from the seed. `nodes` are simulations
    /// here, and `depth` limits the tree. `report(so_far)` is called whenever the number of simulations has doubled.
    /// Precondition: something is limited.
    template <stop_condition Stop = never_stop, std::invocable<const search_result<G>&> Report = no_progress>
    [[nodiscard]] search_result<G> run(const state_of<G>& position, const limits& granted, Stop stop = {},
                                       Report report = {}) {
        search_result<G> result;
        if (const std::optional<score> ended = final_value<G>(position)) {
            result.value = *ended;
            result.complete = result.exact = true;
            return result;
        }
        if (!is_root(position)) { simulator_.start(position, seed_); }
        advanced_ = false;
        budget<Stop> watch{granted, std::move(stop), check_interval};
        const int depth_limit = std::clamp(granted.depth, 1, max_depth);
        std::uint64_t next_report = first_report;
        while (root().has_children() && !simulator_.proven_value() && !watch.exhausted(result.nodes)) {
            simulator_.simulate(depth_limit);
            if (++result.nodes == next_report) {
                next_report *= 2;
                report(answer(result.nodes, watch.elapsed()));
            }
        }
        return answer(result.nodes, watch.elapsed());
    }

    /// Every legal move of the position last searched, the best first, as far as the tree knows it.
    [[nodiscard]] std::vector<mcts_report<G>> analyse() const {
        std::vector<const node*> moves;
        if (simulator_.position()) {
            for (const node& child : tree().children(root())) { moves.push_back(&child); }
        }
        std::ranges::stable_sort(moves, [&](const node* a, const node* b) { return better_choice(*a, *b, choose()); });
        std::vector<mcts_report<G>> reports;
        for (const node* child : moves) {
            mcts_report<G> report{child->move(), child->visits(), child->mean(), std::nullopt, {}};
            if (child->proven()) { report.proven = child->exact_value(); }
            report.line.push_back(child->move());
            extend_line<G>(report.line, tree(), *child, choose());
            reports.push_back(report);
        }
        return reports;
    }

    /// Makes a move at the root and keeps what the tree knows about the position after it, which is the one to search
    /// next.
    void advance(const move_of<G>& move) {
        if (!simulator_.position()) { return; }
        state_of<G> next = *simulator_.position();
        make_move<G>(next, move);
        if (G::outcome_of(next)) { return forget(); }
        const std::uint32_t first = root().first_child();
        for (std::uint32_t i = first; i != first + root().child_count(); ++i) {
            if (tree()[i].move() == move) {
                simulator_.advance(i, next);
                advanced_ = true;
                return;
            }
        }
        forget();
    }

    /// The next search starts afresh from the seed.
    void forget() { simulator_.forget(); }

    /// Did the tree outgrow its memory? The search then goes on without adding to it.
    [[nodiscard]] bool full() const noexcept { return simulator_.full(); }

    /// The position the tree is for, if there is one, and the tree itself.
    [[nodiscard]] const std::optional<state_of<G>>& position() const noexcept { return simulator_.position(); }
    [[nodiscard]] const mcts_tree<node>& tree() const noexcept { return simulator_.nodes(); }
    [[nodiscard]] const auto& choose() const noexcept { return simulator_.axes().choose; }

private:
    /// A simulation takes as long as a thousand nodes of other searches do.
    static constexpr std::uint64_t check_interval = 64;
    static constexpr std::uint64_t first_report = 1024;

    [[nodiscard]] const node& root() const noexcept { return tree()[simulator::tree::root]; }

    /// Without a way to compare positions, the caller is trusted to search next what was advanced to.
    [[nodiscard]] bool is_root(const state_of<G>& position) const {
        if (!simulator_.position()) { return false; }
        if constexpr (std::equality_comparable<state_of<G>>) {
            return *simulator_.position() == position;
        } else {
            return advanced_;
        }
    }

    [[nodiscard]] search_result<G> answer(std::uint64_t simulations, std::chrono::nanoseconds time) const {
        search_result<G> result;
        result.nodes = simulations;
        result.time = time;
        const node* best = best_child(tree(), root(), choose());
        if (best == nullptr) {  // no room for even one move
            result.best = *G::moves(*simulator_.position()).begin();
            return result;
        }
        const std::optional<score> proven = simulator_.proven_value();
        result.best = best->move();
        result.value = proven ? *proven : best->proven() ? best->exact_value() : score_from_mean(best->mean());
        extend_line<G>(result.line, tree(), root(), choose());
        if (result.line.empty()) { result.line.push_back(best->move()); }
        result.depth = simulator_.deepest();
        result.complete = result.exact = proven.has_value();
        return result;
    }

    simulator simulator_;
    std::uint64_t seed_;
    bool advanced_ = false;
};

}  // namespace halfmove
