#pragma once

#include "halfmove/core/game.hpp"
#include "halfmove/core/window.hpp"

#include <cstdint>

namespace halfmove {

/// The two players: `first` is the one who moves in the initial position.
enum class side : std::uint8_t { first, second };

[[nodiscard]] constexpr side other(side player) noexcept { return player == side::first ? side::second : side::first; }

/// Says who moves: `to_move(state)`. Only for games in which a player may move twice running (Kalah), or in which a
/// position that offers no move is skipped (Reversi without a written pass).
template <class G>
concept turn_game = game<G> && requires(const typename G::state& state) {
    { G::to_move(state) } -> std::same_as<side>;
};

/// Decided scores that tell the distance to the end: quicker wins and slower losses are better.
struct distance_scoring {
    [[nodiscard]] static constexpr score farther(score value) noexcept { return one_ply_farther(value); }
    [[nodiscard]] static constexpr score nearer(score bound) noexcept { return one_ply_nearer(bound); }
    /// What is told of a score that includes the distance.
    [[nodiscard]] static constexpr score from_exact(score value) noexcept { return value; }
};

/// Decided scores that tell only who wins.
struct outcome_scoring {
    [[nodiscard]] static constexpr score farther(score value) noexcept { return value; }
    [[nodiscard]] static constexpr score nearer(score bound) noexcept { return bound; }
    [[nodiscard]] static constexpr score from_exact(score value) noexcept {
        return is_decided(value) ? score_from(outcome_from(value)) : value;
    }
};

/// How the two ends of one move see each other's scores. For alternating games `same_side` is a constant.
template <class Scoring = distance_scoring>
struct relation {
    bool same_side = false;

    [[nodiscard]] constexpr score seen_by_parent(score child) const noexcept {
        const score value = Scoring::farther(child);
        return same_side ? value : -value;
    }

    [[nodiscard]] constexpr window seen_by_child(window parent) const noexcept {
        return same_side ? window{Scoring::nearer(parent.lower), Scoring::nearer(parent.upper)}
                         : window{Scoring::nearer(-parent.upper), Scoring::nearer(-parent.lower)};
    }
};

/// Who is about to move, remembered before the move is made; holds nothing when the sides alternate.
template <game G>
class mover {
public:
    explicit constexpr mover(const state_of<G>&) noexcept {}
    [[nodiscard]] constexpr bool moves_again(const state_of<G>&) const noexcept { return false; }
};

template <turn_game G>
class mover<G> {
public:
    explicit constexpr mover(const state_of<G>& parent) : side_(G::to_move(parent)) {}
    [[nodiscard]] constexpr bool moves_again(const state_of<G>& child) const { return G::to_move(child) == side_; }

private:
    side side_;
};

}  // namespace halfmove
