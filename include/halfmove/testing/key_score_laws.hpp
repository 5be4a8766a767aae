#pragma once

#include "halfmove/core/symmetry.hpp"
#include "halfmove/testing/law_checker.hpp"

#include <map>

namespace halfmove {

namespace laws {

inline constexpr std::string_view equal_keys_equal_scores = "positions with equal keys have equal scores";
inline constexpr std::string_view equal_canonical_keys_equal_scores =
    "positions with equal canonical keys have equal scores";

}  // namespace laws

namespace detail {

/// Scores every position below some small ones by plain negamax, and remembers the first position of each name. A
/// table would trust the name; this one compares.
template <keyed_game G, class Name>
class score_book {
public:
    score_book(law_checker<G>& check, std::string_view law, Name name) : check_(check), law_(law), name_(name) {}

    score visit(std::size_t root, const state_of<G>& state) {
        const std::optional<outcome> result = G::outcome_of(state);
        score best = result ? score_from(*result) : -infinite_score;
        if (!result) {
            const mover<G> player{state};
            for (const move_of<G>& move : listed_moves<G>(state)) {
                const state_of<G> child = G::apply(state, move);
                line_.push_back(move);
                best = std::max(best, relation<>{player.moves_again(child)}.seen_by_parent(visit(root, child)));
                line_.pop_back();
            }
        }
        compare(root, state, best);
        return best;
    }

private:
    struct entry {
        score value;
        std::size_t root;
        std::vector<move_of<G>> line;
    };

    void compare(std::size_t root, const state_of<G>& state, score value) {
        const auto [found, is_new] = book_.try_emplace(name_(state), entry{value, root, {}});
        entry& earlier = found->second;
        if (is_new) {
            earlier.line = line_;
            return;
        }
        check_.expect(law_, root, value == earlier.value, [&] {
            return sentence("the score of ", check_.path(root, line_), " is ", value, ", that of ",
                            check_.path(earlier.root, earlier.line), ", with the same key, is ", earlier.value);
        });
    }

    law_checker<G>& check_;
    std::string_view law_;
    Name name_;
    std::map<key_of<G>, entry> book_;
    std::vector<move_of<G>> line_;
};

/// So many small endgames are searched to the last position.
inline constexpr int most_endgames = 20;

template <keyed_game G, class Name>
void check_scores_by_name(law_checker<G>& check, std::string_view law, Name name) {
    check.announce(law);
    score_book<G, Name> book{check, law, name};
    int endgames = 0;
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        const bool largest = place == 0 || !check.exact(check.positions()[place].parent);
        if (endgames == most_endgames || !largest || !check.exact(place)) { return; }
        ++endgames;
        book.visit(place, state);
    });
}

}  // namespace detail

/// What a table relies on: `key`, and `canonical_key` where there is one, stand for the score.
template <keyed_game G>
void check_key_score_laws(law_checker<G>& check) {
    detail::check_scores_by_name(check, laws::equal_keys_equal_scores,
                                 [](const state_of<G>& state) { return G::key(state); });
    if constexpr (symmetric_game<G> || canonically_keyed_game<G>) {
        detail::check_scores_by_name(check, laws::equal_canonical_keys_equal_scores,
                                     [](const state_of<G>& state) { return canonical_key<G>(state); });
    }
}

}  // namespace halfmove
