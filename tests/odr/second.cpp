#include <halfmove/halfmove.hpp>
#include <halfmove/version.hpp>

const void* version_seen_by_second();

const void* version_seen_by_second() { return &halfmove::version; }
