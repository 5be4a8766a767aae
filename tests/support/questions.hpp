#pragma once

#include <halfmove/core.hpp>

#include <cstdint>
#include <set>
#include <vector>

namespace support {

/// A position, and how deep to search it.
template <halfmove::game G>
struct question {
    halfmove::state_of<G> root;
    int depth = 1;
};

/// Unfinished positions of random games, one to `deepest` moves before move number `horizon`, where every search ends.
///
/// A table answers a shallow question from a deeper search, which is better than minimax to that depth, but not the
/// same. Here it has no choice: all searches end at the same move number, so if that is part of the key, or can be
/// seen from the position, all searches of a position have the same depth, whatever the root.
template <halfmove::game G>
std::vector<question<G>> questions_before(int horizon, int deepest, std::size_t count, std::uint64_t seed) {
    halfmove::random_generator random{seed};
    std::vector<question<G>> result;
    while (result.size() < count) {
        const int depth = 1 + static_cast<int>(halfmove::uniform_below(random, static_cast<std::uint32_t>(deepest)));
        auto root = G::initial();
        int played = 0;
        for (; played < horizon - depth && !G::outcome_of(root); ++played) {
            root = G::apply(root, halfmove::random_move<G>(root, random));
        }
        if (!G::outcome_of(root)) { result.push_back({root, depth}); }
    }
    return result;
}

/// Every unfinished position that can come about before move number `horizon`, where all searches end.
template <halfmove::keyed_game G>
std::vector<question<G>> all_questions_before(int horizon) {
    std::vector<question<G>> result;
    std::set<halfmove::key_of<G>> seen;
    if (!G::outcome_of(G::initial())) { result.push_back({G::initial(), horizon}); }
    for (std::size_t at = 0; at < result.size(); ++at) {
        const question<G> parent = result[at];
        if (parent.depth == 1) { break; }
        for (const halfmove::move_of<G> move : G::moves(parent.root)) {
            const auto child = G::apply(parent.root, move);
            if (!G::outcome_of(child) && seen.insert(G::key(child)).second) {
                result.push_back({child, parent.depth - 1});
            }
        }
    }
    return result;
}

}  // namespace support
