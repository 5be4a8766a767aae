#pragma once

#include "halfmove/core/score.hpp"
#include "halfmove/mcts/reward.hpp"

#include <cassert>
#include <cstdint>

namespace halfmove {

/// What a selection that needs nothing more keeps in every node.
struct no_statistics {};

/// A move in the tree of a Monte-Carlo search. Everything it holds is seen by the side that made the move; its children
/// lie side by side. 16 bytes if the move takes two, and what the selection keeps besides.
template <class Move, simulated_value Value = outcome, class Statistics = no_statistics>
class mcts_node {
public:
    using reward_type = reward<Value>;

    static constexpr std::uint32_t max_children = 0x0fff;

    constexpr mcts_node() = default;
    explicit constexpr mcts_node(const Move& move) : move_(move) {}

    [[nodiscard]] constexpr const Move& move() const noexcept { return move_; }
    [[nodiscard]] constexpr std::uint32_t visits() const noexcept { return visits_; }

    /// From -1 to 1; zero before the first visit.
    [[nodiscard]] constexpr float mean() const noexcept {
        if (proven()) { return static_cast<float>(static_cast<int>(outcome_from(exact_value()))); }
        if (visits_ == 0) { return 0.0F; }
        return static_cast<float>(total_) * (1.0F / static_cast<float>(visits_)) /
            static_cast<float>(reward_type::unit);
    }

    constexpr void record(int value) noexcept {
        ++visits_;
        if (!proven()) { total_ += value; }
        if constexpr (requires(Statistics& all, float one) { all.record(one); }) {
            statistics_.record(static_cast<float>(value) / static_cast<float>(reward_type::unit));
        }
        if constexpr (requires(Statistics& all, const mcts_node& self) { all.update(self); }) {
            statistics_.update(*this);
        }
    }

    [[nodiscard]] constexpr bool proven() const noexcept { return (flags_ & proven_flag) != 0; }

    /// The score of the move for the side that makes it; of a decided one the outcome is exact and the distance an
    /// upper bound. Precondition: proven.
    [[nodiscard]] constexpr score exact_value() const noexcept {
        assert(proven());
        return static_cast<score>(total_);
    }

    /// Takes the place of the sum, which is not needed any more.
    constexpr void prove(score exact) noexcept {
        flags_ |= proven_flag;
        total_ = exact;
    }

    /// Nothing more is to be learnt from visits: a selection rates it last.
    [[nodiscard]] constexpr bool closed() const noexcept { return (flags_ & closed_flag) != 0; }
    constexpr void close() noexcept { flags_ |= closed_flag; }

    /// The side to move here has a move that is proven to draw.
    [[nodiscard]] constexpr bool draw_in_hand() const noexcept { return (flags_ & draw_flag) != 0; }
    constexpr void note_draw() noexcept { flags_ |= draw_flag; }

    [[nodiscard]] constexpr bool has_children() const noexcept { return child_count() != 0; }
    /// A search goes on from here to a child.
    [[nodiscard]] constexpr bool inner() const noexcept { return has_children() && !proven(); }
    [[nodiscard]] constexpr std::uint32_t child_count() const noexcept { return flags_ & max_children; }
    [[nodiscard]] constexpr std::uint32_t first_child() const noexcept { return first_child_; }

    constexpr void adopt(std::uint32_t first, std::uint32_t count) noexcept {
        assert(count <= max_children);
        first_child_ = first;
        flags_ = static_cast<std::uint16_t>((flags_ & ~max_children) | count);
    }

    /// Marks the first of a row of children while the tree is being compacted.
    [[nodiscard]] constexpr bool threaded() const noexcept { return (flags_ & threaded_flag) != 0; }
    constexpr void thread(std::uint32_t parent) noexcept {
        flags_ |= threaded_flag;
        first_child_ = parent;
    }
    constexpr void unthread(std::uint32_t first_child) noexcept {
        flags_ = static_cast<std::uint16_t>(flags_ & ~threaded_flag);
        first_child_ = first_child;
    }

    [[nodiscard]] constexpr Statistics& statistics() noexcept { return statistics_; }
    [[nodiscard]] constexpr const Statistics& statistics() const noexcept { return statistics_; }

private:
    static constexpr std::uint16_t proven_flag = 0x1000;
    static constexpr std::uint16_t closed_flag = 0x2000;
    static constexpr std::uint16_t draw_flag = 0x4000;
    static constexpr std::uint16_t threaded_flag = 0x8000;

    typename reward_type::total total_ = 0;
    std::uint32_t visits_ = 0;
    std::uint32_t first_child_ = 0;
    std::uint16_t flags_ = 0;  // and the number of children in the low 12 bits
    Move move_{};
    [[no_unique_address]] Statistics statistics_{};
};

static_assert(sizeof(mcts_node<std::uint16_t>) == 16);

}  // namespace halfmove
