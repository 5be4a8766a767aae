#pragma once

#include <halfmove/core.hpp>

#include <vector>

namespace support {

template <halfmove::game G>
struct turns_of {};

template <halfmove::turn_game G>
struct turns_of<G> {
    static halfmove::side to_move(const halfmove::state_of<G>& position) { return G::to_move(position); }
};

/// A game without its optional powers, to see a search manage without them. Who moves is part of the rules and stays.
template <halfmove::game G>
struct plain : turns_of<G> {
    using state = halfmove::state_of<G>;
    using move = halfmove::move_of<G>;

    static state initial() { return G::initial(); }
    static std::vector<move> moves(const state& position) {
        std::vector<move> result;
        for (const move& each : G::moves(position)) { result.push_back(each); }
        return result;
    }
    static state apply(const state& position, const move& chosen) { return G::apply(position, chosen); }
    static std::optional<halfmove::outcome> outcome_of(const state& position) { return G::outcome_of(position); }
};

}  // namespace support
