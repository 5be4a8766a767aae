#pragma once

#include "halfmove/core/text.hpp"
#include "halfmove/testing/law_checker.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view names_distinct = "different moves have different names";
inline constexpr std::string_view names_read_back = "the name of a move reads back as that move";
inline constexpr std::string_view only_legal_moves_read = "what is read is a legal move";
inline constexpr std::string_view nonsense_refused = "a text that names no move is refused";

}  // namespace laws

namespace detail {

template <text_game G>
void check_refusals(law_checker<G>& check, std::size_t place, const std::vector<move_of<G>>& moves) {
    const auto& [state, parent, last_move, ply, finished] = check.positions()[place];
    for (const std::string& nonsense : {std::string(), std::string("?"), G::move_to_text(state, moves.front()) + "?"}) {
        check.expect(laws::nonsense_refused, place, !G::move_from_text(state, nonsense),
                     [&] { return sentence("'", nonsense, "' is read as a move"); });
    }
    if (ply == 0) { return; }
    for (const move_of<G>& earlier : listed_moves<G>(check.positions()[parent].state)) {
        const std::string name = G::move_to_text(check.positions()[parent].state, earlier);
        const parsed<move_of<G>> read = G::move_from_text(state, name);
        const bool legal = !read || std::find(moves.begin(), moves.end(), *read) != moves.end();
        check.expect(laws::only_legal_moves_read, place, legal, [&] {
            return sentence("'", name, "', a move of the position before, is read as a move that is not legal");
        });
    }
}

}  // namespace detail

/// What `move_to_text` and `move_from_text` promise.
template <text_game G>
void check_text_laws(law_checker<G>& check) {
    for_each_unfinished(check, [&](std::size_t place, const state_of<G>& state) {
        const std::vector<move_of<G>> moves = listed_moves<G>(state);
        std::vector<std::string> names;
        for (const move_of<G>& move : moves) {
            const std::string name = G::move_to_text(state, move);
            check.expect(laws::names_distinct, place, std::find(names.begin(), names.end(), name) == names.end(),
                         [&] { return sentence("'", name, "' names two moves"); });
            names.push_back(name);
            const parsed<move_of<G>> read = G::move_from_text(state, name);
            check.expect(laws::names_read_back, place, read && *read == move, [&] {
                return sentence("'", name, "' is ",
                                read ? "read as another move" : sentence("refused: ", read.error().message));
            });
        }
        if (!moves.empty()) { detail::check_refusals(check, place, moves); }
    });
}

}  // namespace halfmove
