// expect: halfmove: the axis `evaluate` must be callable as `score evaluate(const state&) const`
#include "halfmove/search.hpp"
#include "sound_game.hpp"

struct estimate {
    halfmove::score operator()() const;
};
struct policies {
    estimate evaluate;
};

halfmove::search_result<sound_game> run(halfmove::alpha_beta<sound_game, policies>& search) {
    return search.run(sound_game::initial(), {.depth = 3});
}
