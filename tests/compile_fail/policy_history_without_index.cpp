// expect: halfmove: `history` needs a game that numbers its moves; write `static constexpr std::size_t move_indices = N;` and `static std::size_t move_index(move)`
// max-lines: 40
#include "halfmove/search.hpp"
#include "sound_game.hpp"

struct policies {
    halfmove::order_by<sound_game, halfmove::history<sound_game>> order;
};
