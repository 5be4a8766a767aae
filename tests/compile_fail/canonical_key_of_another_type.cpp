// expect: halfmove: `canonical_key` is there but not usable; it takes `const state&` and returns the same type as `key`
// max-lines: 25
#include "sound_game.hpp"

struct broken : sound_game {
    static std::uint64_t key(const state&);
    static std::uint32_t canonical_key(const state&);
};

static_assert(halfmove::explain<broken>());
