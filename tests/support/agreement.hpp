#pragma once

#include "support/hashed_evaluation.hpp"
#include "support/oracle.hpp"
#include "support/questions.hpp"

#include <halfmove/policy.hpp>
#include <halfmove/search.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace support {

/// A policy set with every axis that must not change the answer.
template <class Evaluate, class Scoring, class Order, class Table, class Scout>
struct chosen_policies {
    Evaluate evaluate;
    Order order;
    Table table;
    Scout scout;
    Scoring scoring;
};

/// The same, and the static bound of games that see a win in one move.
template <class Evaluate, class Scoring, class Order, class Table, class Scout, class Bound>
struct bounded_policies {
    Evaluate evaluate;
    Order order;
    Table table;
    Scout scout;
    Scoring scoring;
    Bound bound;
};

template <class Evaluate, class Scoring>
struct plain_policies {
    Evaluate evaluate;
    Scoring scoring;
};

/// Puts the same questions to every search, and compares the answers with the oracle's.
template <halfmove::game G, class Evaluate, class Scoring = halfmove::distance_scoring>
class agreement {
public:
    agreement(std::vector<question<G>> questions, Evaluate evaluate)
        : questions_(std::move(questions)), evaluate_(evaluate) {
        for (const question<G>& each : questions_) { truths_.push_back(judge(each).moves(each.root)); }
    }

    /// `answer(root, depth)` must find the best value and a move that has it. The line must lead to that value, and if
    /// nothing was remembered or known, to the very end of the search.
    template <class Answer>
    void expect(std::string_view name, Answer answer, bool whole_lines = false) const {
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            const question<G>& asked = questions_[i];
            const halfmove::search_result<G> found = answer(asked.root, asked.depth);
            const bool right =
                found.complete && is_best(found, truths_[i]) && has_right_line(found, asked, whole_lines);
            wrong += static_cast<std::size_t>(!right);
        }
        CHECK_MESSAGE(wrong == 0, name, ": ", wrong, " of ", questions_.size(), " answers are wrong");
    }

    /// Every move of every root with its own value.
    template <class Engine>
    void expect_analysis(std::string_view name, Engine& engine) const {
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            const auto found = halfmove::analyse(engine, questions_[i].root, {.depth = questions_[i].depth});
            bool right = found.complete && found.moves.size() == truths_[i].size();
            for (std::size_t j = 0; right && j < found.moves.size(); ++j) {
                right = found.moves[j].move == truths_[i][j].played && found.moves[j].value == truths_[i][j].value &&
                    found.moves[j].line.front() == found.moves[j].move &&
                    judge(questions_[i]).end_of_line(questions_[i].root, found.moves[j].line) == truths_[i][j].value;
            }
            wrong += static_cast<std::size_t>(!right);
        }
        CHECK_MESSAGE(wrong == 0, name, ": ", wrong, " of ", questions_.size(), " analyses are wrong");
    }

    /// The unpruned searches, and alpha-beta without any help.
    void expect_textbook() const {
        const plain_policies<Evaluate, Scoring> set{evaluate_, {}};
        halfmove::minimax<G, plain_policies<Evaluate, Scoring>> two_sided{set};
        expect("minimax", [&](const auto& root, int depth) { return two_sided.run(root, depth); });
        halfmove::negamax<G, plain_policies<Evaluate, Scoring>> one_sided{set};
        expect("negamax", [&](const auto& root, int depth) { return one_sided.run(root, depth); });
        const auto pruned = std::make_unique<halfmove::alpha_beta<G, plain_policies<Evaluate, Scoring>>>(set);
        expect_engine("alpha-beta", *pruned, true);
        expect("MTD(f) without a table",
               [&](const auto& root, int depth) { return halfmove::mtd_f(*pruned, root, {.depth = depth}); });
    }

    /// Alpha-beta with the policies named, with a table that is emptied before each question, and with what earlier
    /// questions left behind.
    template <class Order, class Table, class Scout>
    void expect_with(std::string_view name, Table table = Table{}) const {
        using set = chosen_policies<Evaluate, Scoring, Order, Table, Scout>;
        const auto engine =
            std::make_unique<halfmove::alpha_beta<G, set>>(set{evaluate_, {}, std::move(table), {}, {}});
        expect_engine(name, *engine, !Table::remembers);
    }

    template <class Bound, class Table, class Scout>
    void expect_with_bound(std::string_view name, Table table = Table{}) const {
        using order = halfmove::generation_order<G>;
        using set = bounded_policies<Evaluate, Scoring, order, Table, Scout, Bound>;
        const auto engine =
            std::make_unique<halfmove::alpha_beta<G, set>>(set{evaluate_, {}, std::move(table), {}, {}, {}});
        expect_engine(name, *engine, false);
    }

    /// The drivers over principal-variation search with a table and every order at once.
    template <class Order, class Table>
    void expect_drivers(Table table = Table{}) const {
        using set = chosen_policies<Evaluate, Scoring, Order, Table, halfmove::null_window_first>;
        const auto engine =
            std::make_unique<halfmove::alpha_beta<G, set>>(set{evaluate_, {}, std::move(table), {}, {}});
        expect_fresh_and_reused("MTD(f)", *engine, [&](const auto& root, int depth) {
            return halfmove::mtd_f(*engine, root, {.depth = depth});
        });
        expect_fresh_and_reused("MTD(f) from a bad guess", *engine, [&](const auto& root, int depth) {
            return halfmove::mtd_f(*engine, root, {.depth = depth}, halfmove::decided_score);
        });
        expect_fresh_and_reused("deepening", *engine, [&](const auto& root, int depth) {
            return halfmove::deepen(*engine, root, {.depth = depth});
        });
        engine->forget();
        expect_analysis("analysis", *engine);
    }

private:
    using judge_type = oracle<G, Evaluate, Scoring>;
    using truth = std::vector<typename judge_type::move_value>;

    judge_type judge(const question<G>& asked) const { return {asked.depth, evaluate_}; }

    static bool is_best(const halfmove::search_result<G>& found, const truth& moves) {
        bool chosen_has_value = false;
        bool none_better = true;
        for (const auto& each : moves) {
            chosen_has_value = chosen_has_value || (found.best == each.played && found.value == each.value);
            none_better = none_better && each.value <= found.value;
        }
        return chosen_has_value && none_better;
    }

    bool has_right_line(const halfmove::search_result<G>& found, const question<G>& asked, bool whole) const {
        return !found.line.empty() && found.line.front() == *found.best &&
            judge(asked).end_of_line(asked.root, found.line) == found.value &&
            (!whole || judge(asked).is_whole(asked.root, found.line));
    }

    template <class Engine>
    void expect_engine(std::string_view name, Engine& engine, bool whole_lines) const {
        expect_fresh_and_reused(
            name, engine, [&](const auto& root, int depth) { return engine.run(root, {.depth = depth}); }, whole_lines);
    }

    template <class Engine, class Answer>
    void expect_fresh_and_reused(std::string_view name, Engine& engine, Answer answer, bool whole_lines = false) const {
        expect(
            name,
            [&](const auto& root, int depth) {
                engine.forget();
                return answer(root, depth);
            },
            whole_lines);
        INFO("reused");
        expect(name, answer, whole_lines);
    }

    std::vector<question<G>> questions_;
    Evaluate evaluate_;
    std::vector<truth> truths_;
};

/// Every criterion that the game makes possible.
template <halfmove::game G>
consteval auto every_order() {
    using namespace halfmove;
    if constexpr (indexed_game<G> && prioritised_game<G>) {
        return std::type_identity<order_by<G, suggested_first<G>, by_priority<G>, killers<G>, history<G>>>{};
    } else if constexpr (indexed_game<G>) {
        return std::type_identity<order_by<G, suggested_first<G>, killers<G>, history<G>>>{};
    } else {
        return std::type_identity<order_by<G, suggested_first<G>, killers<G>>>{};
    }
}

/// Every search with every policy on the same questions.
template <halfmove::keyed_game G, class Evaluate, class Scoring = halfmove::distance_scoring>
void expect_all_agree(std::vector<question<G>> questions, Evaluate evaluate) {
    using namespace halfmove;
    using none = generation_order<G>;
    using all = typename decltype(every_order<G>())::type;
    constexpr std::size_t tiny = 4096;

    const agreement<G, Evaluate, Scoring> test{std::move(questions), evaluate};
    test.expect_textbook();
    test.template expect_with<none, no_table<G>, null_window_first>("principal variation");
    test.template expect_with<order_by<G, killers<G>>, no_table<G>, full_window_first>("killers");
    if constexpr (indexed_game<G>) {
        test.template expect_with<order_by<G, history<G>>, no_table<G>, null_window_first>("history");
    }
    if constexpr (prioritised_game<G>) {
        test.template expect_with<order_by<G, by_priority<G>>, no_table<G>, full_window_first>("priority");
    }
    test.template expect_with<none, transposition_table<G>, full_window_first>("table");
    using deepest_kept = transposition_table<G, replace_if_better>;
    test.template expect_with<none, deepest_kept, null_window_first>("tiny table, deepest kept", deepest_kept{tiny});
    using latest_kept = transposition_table<G, replace_always>;
    test.template expect_with<none, latest_kept, full_window_first>("tiny table, latest kept", latest_kept{tiny});
    using suggested = order_by<G, suggested_first<G>>;
    using table = transposition_table<G>;
    test.template expect_with<suggested, table, full_window_first>("suggested move", table{tiny});
    test.template expect_with<all, table, null_window_first>("all orders and a table", table{tiny});
    if constexpr (winning_move_game<G>) {
        test.template expect_with_bound<win_at_once<G>, no_table<G>, full_window_first>("win at once");
        test.template expect_with_bound<win_at_once<G>, table, null_window_first>("win at once and a table");
    }
    test.template expect_drivers<all>(table{tiny});
}

/// Coarse and fine estimates on questions that end at each of the given numbers of moves.
template <halfmove::keyed_game G, class Scoring = halfmove::distance_scoring>
void expect_all_agree_before(std::initializer_list<int> horizons, int deepest, std::size_t count) {
    for (const int horizon : horizons) {
        for (const std::uint32_t values : {3U, 2'001U}) {
            CAPTURE(horizon);
            CAPTURE(values);
            const std::uint64_t seed = static_cast<std::uint64_t>(horizon) + values;
            expect_all_agree<G, hashed_evaluation<G>, Scoring>(questions_before<G>(horizon, deepest, count, seed),
                                                               {values});
        }
    }
}

}  // namespace support
