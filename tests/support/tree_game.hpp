#pragma once

#include <halfmove/core.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace support {

/// A tree as text: a template argument.
template <std::size_t Size>
struct tree_text {
    char characters[Size]{};

    consteval tree_text(const char (&text)[Size]) { std::copy(text, text + Size, characters); }  // NOLINT(*-explicit-*)

    [[nodiscard]] constexpr char operator[](int place) const { return characters[static_cast<std::size_t>(place)]; }
};

/// A game given by its whole tree, small enough to be solved by hand. `[...]` is a position of the first side, `<...>`
/// one of the second, each with the positions after its moves; `+`, `=` and `-` are won, drawn and lost games, as the
/// first side sees them. `[<+->[=-]]`: after the first move the second side chooses between + and -; after the second
/// move the first side moves again.
template <tree_text Tree>
struct tree_game {
    using state = int;  ///< the place of the position in the text
    using move = int;   ///< the place of the position that it leads to

    static constexpr state initial() { return 0; }

    static constexpr auto moves(state position) {
        halfmove::move_list<move, sizeof(Tree.characters)> result;
        for (int child = position + 1; !closes(child); child = end_of(child)) { result.push_back(child); }
        return result;
    }

    static constexpr state apply(state, move chosen) { return chosen; }

    static constexpr std::optional<halfmove::outcome> outcome_of(state position) {
        switch (Tree[position]) {
        case '+':
            return halfmove::outcome::win;
        case '=':
            return halfmove::outcome::draw;
        case '-':
            return halfmove::outcome::loss;
        default:
            return std::nullopt;
        }
    }

    /// A finished game is looked at by the first side, whoever moved last.
    static constexpr halfmove::side to_move(state position) {
        return Tree[position] == '<' ? halfmove::side::second : halfmove::side::first;
    }

    static constexpr bool key_is_injective = true;
    static constexpr std::uint64_t key(state position) { return static_cast<std::uint64_t>(position); }

private:
    static constexpr bool opens(int place) { return Tree[place] == '[' || Tree[place] == '<'; }
    static constexpr bool closes(int place) { return Tree[place] == ']' || Tree[place] == '>'; }

    /// The place after a position and all that follows from it.
    static constexpr int end_of(int place) {
        int open = 0;
        do {
            open += static_cast<int>(opens(place)) - static_cast<int>(closes(place));
            ++place;
        } while (open > 0);
        return place;
    }
};

static_assert(halfmove::explain<tree_game<"[+<=->]">>());

}  // namespace support
