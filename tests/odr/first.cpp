#include <halfmove/halfmove.hpp>
#include <halfmove/version.hpp>

// An inline variable has one address in the whole program.
const void* version_seen_by_second();

int main() { return version_seen_by_second() == &halfmove::version ? 0 : 1; }
