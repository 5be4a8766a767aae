#pragma once

#include "halfmove/core/random.hpp"
#include "halfmove/play/drop_rule.hpp"
#include "halfmove/play/last_disc_memory.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>

namespace halfmove {

/// Asks its rules one after the other, each about what the ones before have left of the columns, and draws one of those that
/// remain. It remembers what it saw, and can say afterwards which rules made it choose.
template <drop_line_game G, drop_rule<G>... Rules>
class rule_player {
public:
    explicit constexpr rule_player(std::uint64_t seed) noexcept : random_(seed) {}

    [[nodiscard]] constexpr move_of<G> operator()(const state_of<G>& position) {
        seen_.emplace(position, memory_.last_disc(position));
        chosen_ = place::random_cell<G::board>(candidates(*seen_), random_);
        memory_.leave(G::apply(position, chosen_));
        return chosen_;
    }

    /// The cells it would choose from.
    [[nodiscard]] static constexpr typename G::bits candidates(const drop_view<G>& view) {
        typename G::bits left = view.playable;
        static_cast<void>((narrow<Rules>(view, left, silence{}) || ...));
        return left;
    }

    /// Why it made its last move: "avoids giving column 2; has a potential of 3 with columns 1 and 4; draws column 4".
    [[nodiscard]] std::string explanation() const {
        if (!seen_) { return {}; }
        std::string text;
        typename G::bits left = seen_->playable;
        const auto note = [&](const std::string& reason) { text.append(text.empty() ? "" : "; ").append(reason); };
        static_cast<void>((narrow<Rules>(*seen_, left, note) || ...));
        if (left.count() > 1) {
            note(std::string("draws ").append(seen_->columns(single<G::board>(chosen_))));
        } else if (text.empty()) {
            note(std::string("has only ").append(seen_->columns(left)));
        }
        return text;
    }

private:
    struct silence {};

    /// Applies one rule; true if nothing remains to be asked.
    template <class Rule, class Note>
    static constexpr bool narrow(const drop_view<G>& view, typename G::bits& left, const Note& note) {
        const typename G::bits kept = Rule::keep(view, left);
        if (kept.empty() || (kept == left && !Rule::decides)) { return false; }
        if constexpr (!std::same_as<Note, silence>) { note(Rule::explain(view, left, kept)); }
        left = kept;
        return Rule::decides;
    }

    random_generator random_;
    last_disc_memory<G> memory_;
    std::optional<drop_view<G>> seen_;
    cell chosen_{};
};

}  // namespace halfmove
