#pragma once

#include "halfmove/core/key.hpp"
#include "halfmove/core/progress.hpp"
#include "halfmove/play/any_player.hpp"
#include "halfmove/play/cross_table.hpp"
#include "halfmove/play/match.hpp"
#include "halfmove/play/pairing.hpp"
#include "halfmove/play/random_opening.hpp"
#include "halfmove/play/tournament_options.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace halfmove {

/// Who takes part in a tournament: a name, and how to make the player anew for every game.
template <game G>
struct contestant {
    std::string name;
    std::function<any_player<G>(std::uint64_t seed)> enter;
    std::size_t memory = 0;  ///< bytes that the player uses, for the record
};

/// A round robin: every contestant meets every other one, with each side equally often.
///
/// All randomness comes from the seed, the pair and the number of the game, so the result is the same for any number of
/// threads, as long as the players themselves do not look at the clock.
template <game G>
class tournament {
public:
    explicit tournament(std::vector<contestant<G>> contestants, const tournament_options& options = {})
        : contestants_(std::move(contestants)), options_(options), table_(records()) {
        for (std::size_t a = 0; a < contestants_.size(); ++a) {
            for (std::size_t b = a + 1; b < contestants_.size(); ++b) {
                meetings_.push_back({a, b, pairing{static_cast<std::size_t>(options.games), options.test}});
            }
        }
    }

    /// Plays all games. `progress` is called after every opening, by one thread at a time. To be called once.
    template <class Progress = no_progress>
    cross_table play(Progress progress = {}) {
        std::vector<std::thread> helpers;
        for (int i = 1; i < options_.threads; ++i) {
            helpers.emplace_back([&] { work(progress); });
        }
        work(progress);
        for (std::thread& helper : helpers) { helper.join(); }
        for (const meeting& each : meetings_) { table_.add(each.first, each.second, each.games.score()); }
        return table_;
    }

private:
    struct meeting {
        std::size_t first;
        std::size_t second;
        pairing games;
    };

    /// The two games of an opening; the last opening of an odd number has only one.
    struct task {
        std::size_t meeting;
        std::size_t first_game;
        std::size_t games;
    };

    [[nodiscard]] std::vector<player_record> records() const {
        std::vector<player_record> result;
        for (const contestant<G>& each : contestants_) { result.push_back({each.name, each.memory, {}, 0}); }
        return result;
    }

    template <class Progress>
    void work(Progress& progress) {
        std::unique_lock lock{mutex_};
        while (const std::optional<task> next = next_task()) {
            meeting& met = meetings_[next->meeting];
            for (std::size_t game = next->first_game; game < next->first_game + next->games; ++game) {
                lock.unlock();
                const game_record<G> record = play_one(next->meeting, game);
                lock.lock();
                enter(met, game, record);
            }
            done_ += next->games;
            progress(tournament_progress{done_, total(), clock::now() - start_});
        }
    }

    /// The next opening of a pair that is not finished yet.
    [[nodiscard]] std::optional<task> next_task() {
        const auto games = static_cast<std::size_t>(options_.games);
        for (; next_meeting_ < meetings_.size(); ++next_meeting_, next_game_ = 0) {
            if (next_game_ < games && !meetings_[next_meeting_].games.finished()) {
                const task result{next_meeting_, next_game_, std::min<std::size_t>(2, games - next_game_)};
                next_game_ += result.games;
                return result;
            }
            done_ += games - next_game_;
        }
        return std::nullopt;
    }

    [[nodiscard]] static constexpr bool swapped(std::size_t game) noexcept { return game % 2 == 1; }

    [[nodiscard]] game_record<G> play_one(std::size_t met, std::size_t game) const {
        random_generator opening{mix_bits(mix_bits(options_.seed) + game / 2)};
        random_generator seeds{mix_bits(mix_bits(mix_bits(options_.seed + 1) + met) + game)};
        any_player<G> one = contestants_[meetings_[met].first].enter(seeds());
        any_player<G> two = contestants_[meetings_[met].second].enter(seeds());
        const state_of<G> start = random_opening<G>(options_.opening_plies, opening);
        return swapped(game) ? play_game<G>(two, one, start) : play_game<G>(one, two, start);
    }

    void enter(meeting& met, std::size_t game, const game_record<G>& record) {
        const std::size_t seat = swapped(game) ? 1 : 0;
        const std::array<std::size_t, 2> players{met.first, met.second};
        for (std::size_t i = 0; i < 2; ++i) {
            player_record& player = table_.player(players[i]);
            player.time += record.time_spent[i ^ seat];
            player.moves += record.moves_made[i ^ seat];
        }
        outcome result = outcome::draw;
        if (record.winner) { result = static_cast<std::size_t>(*record.winner) == seat ? outcome::win : outcome::loss; }
        met.games.report(game, result);
    }

    [[nodiscard]] std::uint64_t total() const noexcept {
        return meetings_.size() * static_cast<std::uint64_t>(options_.games);
    }

    using clock = std::chrono::steady_clock;

    std::vector<contestant<G>> contestants_;
    tournament_options options_;
    std::vector<meeting> meetings_;
    std::mutex mutex_;  // guards all below
    cross_table table_;
    std::size_t next_meeting_ = 0;
    std::size_t next_game_ = 0;
    std::uint64_t done_ = 0;
    clock::time_point start_ = clock::now();
};

}  // namespace halfmove
