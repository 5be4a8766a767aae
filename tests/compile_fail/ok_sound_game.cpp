#include "sound_game.hpp"

static_assert(halfmove::explain<sound_game>());
static_assert(!halfmove::turn_game<sound_game> && !halfmove::keyed_game<sound_game> &&
              !halfmove::text_game<sound_game>);
