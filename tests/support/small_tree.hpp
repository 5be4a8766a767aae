#pragma once

#include <halfmove/policy/search_tree.hpp>

namespace support {

/// A tree with one of everything that a writer must cope with.
inline halfmove::recorded_tree small_tree() {
    using namespace halfmove;
    recorded_tree tree;
    tree.add({
        .kind = "searched",
        .title = "+1",
        .note = "(-∞, +∞)",
        .position = "X <\n& \"\\\n",
        .facts = {{"value", std::int64_t{1}}, {"lower", {}}, {"mean", 0.25}},
    });
    tree.add(0,
             {
                 .move = "a1",
                 .kind = "cut",
                 .title = "-1",
                 .facts = {{"visits", std::int64_t{-7}}},
                 .left_out = 12,
                 .best = true,
             });
    tree.add(0,
             {
                 .move = "b\t2",
                 .kind = "pruned",
             });
    return tree;
}

}  // namespace support
