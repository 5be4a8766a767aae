#include "report.hpp"

#include <halfmove/play/elo.hpp>
#include <halfmove/play/ratings.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <numeric>
#include <vector>

namespace report {

namespace {

using halfmove::elo_estimate;
using halfmove::match_score;

std::string number(double value, int digits) {
    if (std::isinf(value)) { return value > 0 ? "inf" : "-inf"; }
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::string with_margin(const elo_estimate& elo) {
    std::string text = number(elo.value, 0);
    return std::isfinite(elo.margin()) ? text.append(" +- ").append(number(elo.margin(), 0)) : text;
}

double wins_per_loss(const match_score& score) {
    if (score.losses == 0) { return score.wins == 0 ? 1 : halfmove::infinite_elo; }
    return static_cast<double>(score.wins) / score.losses;
}

std::string duration(double nanoseconds) {
    if (nanoseconds < 1e3) { return number(nanoseconds, 0) + " ns"; }
    if (nanoseconds < 1e6) { return number(nanoseconds / 1e3, 1) + " us"; }
    return nanoseconds < 1e9 ? number(nanoseconds / 1e6, 1) + " ms" : number(nanoseconds / 1e9, 2) + " s";
}

std::string bytes(std::size_t count) {
    constexpr std::size_t kilo = 1024;
    if (count < kilo) { return std::to_string(count) + " B"; }
    return count < kilo * kilo ? std::to_string(count / kilo) + " KB" : std::to_string(count / kilo / kilo) + " MB";
}

std::string verdict(const summary& played, const match_score& score) {
    if (!played.options.test) { return {}; }
    const auto& test = *played.options.test;
    std::string text = "LLR " + number(test.log_likelihood_ratio(score), 2);
    switch (test.verdict(score)) {
    case halfmove::sprt_verdict::accepted:
        return text += " accepted";
    case halfmove::sprt_verdict::rejected:
        return text += " rejected";
    case halfmove::sprt_verdict::undecided:
        break;
    }
    return text += " undecided";
}

/// Lines up columns: the first to the left, the others to the right.
class columns {
public:
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    void write(std::ostream& out) const {
        std::vector<std::size_t> widths;
        for (const auto& cells : rows_) {
            widths.resize(std::max(widths.size(), cells.size()));
            for (std::size_t i = 0; i < cells.size(); ++i) { widths[i] = std::max(widths[i], cells[i].size()); }
        }
        for (const auto& cells : rows_) {
            std::string line;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string padding(widths[i] - cells[i].size(), ' ');
                line += i == 0 ? cells[i] + padding : "  " + padding + cells[i];
            }
            out << line.erase(line.find_last_not_of(' ') + 1) << '\n';
        }
    }

private:
    std::vector<std::vector<std::string>> rows_;
};

void write_players(std::ostream& out, const summary& played) {
    const auto ratings = halfmove::ratings_of(played.table);
    std::vector<std::size_t> order(played.table.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ratings[a].value > ratings[b].value; });
    columns text;
    text.row({"player", "Elo", "points", "wins", "draws", "losses", "wins/loss", "time/move", "memory"});
    for (const std::size_t i : order) {
        const match_score total = played.table.total(i);
        const auto& player = played.table.player(i);
        text.row({player.name, with_margin(ratings[i]), number(100 * total.share(), 1) + " %",
                  std::to_string(total.wins), std::to_string(total.draws), std::to_string(total.losses),
                  number(wins_per_loss(total), 2), duration(player.nanoseconds_per_move()), bytes(player.memory)});
    }
    text.write(out);
}

void write_ratios(std::ostream& out, const summary& played) {
    columns text;
    std::vector<std::string> head{"wins per loss against"};
    for (std::size_t i = 0; i < played.table.size(); ++i) { head.push_back(played.table.player(i).name); }
    text.row(head);
    for (std::size_t i = 0; i < played.table.size(); ++i) {
        std::vector<std::string> cells{played.table.player(i).name};
        for (std::size_t j = 0; j < played.table.size(); ++j) {
            cells.push_back(i == j ? "-" : number(wins_per_loss(played.table.score(i, j)), 2));
        }
        text.row(cells);
    }
    text.write(out);
}

void write_pairs(std::ostream& out, const summary& played) {
    columns text;
    text.row({"player", "opponent", "games", "wins", "draws", "losses", "wins/loss", "Elo", "superior", ""});
    for (std::size_t i = 0; i < played.table.size(); ++i) {
        for (std::size_t j = i + 1; j < played.table.size(); ++j) {
            const match_score& score = played.table.score(i, j);
            text.row({played.table.player(i).name, played.table.player(j).name, std::to_string(score.games()),
                      std::to_string(score.wins), std::to_string(score.draws), std::to_string(score.losses),
                      number(wins_per_loss(score), 2), with_margin(halfmove::elo_difference(score)),
                      number(100 * halfmove::likelihood_of_superiority(score), 1) + " %", verdict(played, score)});
        }
    }
    text.write(out);
}

nlohmann::json to_json(const elo_estimate& elo) {
    return {{"value", elo.value}, {"lower", elo.lower}, {"upper", elo.upper}};
}

nlohmann::json to_json(const match_score& score) {
    return {{"wins", score.wins}, {"draws", score.draws}, {"losses", score.losses}, {"points", score.share()}};
}

}  // namespace

void write_text(std::ostream& out, const summary& played) {
    std::uint64_t games = 0;
    for (std::size_t i = 0; i < played.table.size(); ++i) {
        games += static_cast<std::uint64_t>(played.table.total(i).games());
    }
    out << games / 2 << " games on " << played.board << " in " << duration(static_cast<double>(played.elapsed.count()))
        << ", " << played.options.opening_plies << " random plies first, seed " << played.options.seed << "\n\n";
    write_players(out, played);
    out << '\n';
    write_ratios(out, played);
    out << '\n';
    write_pairs(out, played);
}

void write_csv(std::ostream& out, const summary& played) {
    out << "player,opponent,games,wins,draws,losses,points,wins_per_loss,elo,elo_lower,elo_upper\n";
    for (std::size_t i = 0; i < played.table.size(); ++i) {
        for (std::size_t j = 0; j < played.table.size(); ++j) {
            if (i == j) { continue; }
            const match_score& score = played.table.score(i, j);
            const elo_estimate elo = halfmove::elo_difference(score);
            out << played.table.player(i).name << ',' << played.table.player(j).name << ',' << score.games() << ','
                << score.wins << ',' << score.draws << ',' << score.losses << ',' << number(score.share(), 4) << ','
                << number(wins_per_loss(score), 4) << ',' << number(elo.value, 1) << ',' << number(elo.lower, 1) << ','
                << number(elo.upper, 1) << '\n';
        }
    }
}

/// Infinite numbers become null: JSON has none.
void write_json(std::ostream& out, const summary& played) {
    nlohmann::json json{{"board", played.board},
                        {"games_per_pair", played.options.games},
                        {"opening_plies", played.options.opening_plies},
                        {"seed", played.options.seed},
                        {"seconds", static_cast<double>(played.elapsed.count()) / 1e9}};
    if (const auto& test = played.options.test) { json["sprt"] = {{"elo0", test->elo0}, {"elo1", test->elo1}}; }
    const auto ratings = halfmove::ratings_of(played.table);
    for (std::size_t i = 0; i < played.table.size(); ++i) {
        const auto& player = played.table.player(i);
        json["players"].push_back({{"name", player.name},
                                   {"elo", to_json(ratings[i])},
                                   {"total", to_json(played.table.total(i))},
                                   {"moves", player.moves},
                                   {"nanoseconds_per_move", player.nanoseconds_per_move()},
                                   {"memory", player.memory}});
        for (std::size_t j = i + 1; j < played.table.size(); ++j) {
            const match_score& score = played.table.score(i, j);
            nlohmann::json pair{{"player", player.name},
                                {"opponent", played.table.player(j).name},
                                {"score", to_json(score)},
                                {"elo", to_json(halfmove::elo_difference(score))}};
            if (const auto& test = played.options.test) { pair["llr"] = test->log_likelihood_ratio(score); }
            json["pairs"].push_back(std::move(pair));
        }
    }
    out << json.dump(2) << '\n';
}

}  // namespace report
