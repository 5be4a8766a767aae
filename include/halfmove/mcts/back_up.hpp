#pragma once

namespace halfmove {

/// Backs up plain means: every node on the way gets the value of the simulation.
struct averaging {
    static constexpr bool proves = false;

    template <class Node>
    constexpr void operator()(Node& node, int value) const noexcept {
        node.record(value);
    }
};

/// Backs up means, and besides every win, loss and draw that is certain (the MCTS-Solver of Winands, Bjornsson and
/// Saito 2008, with draws in the spirit of Cazenave and Saffidine 2010): a move that wins proves its position won; a
/// position all of whose moves are proven is worth the best of them. Proven moves are not visited again.
struct proving : averaging {
    static constexpr bool proves = true;
};

}  // namespace halfmove
