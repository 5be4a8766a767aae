#include <halfmove/version.hpp>

#include <cstdio>

int main() {
    std::printf("halfmove %s\n", halfmove::version.data());
    return halfmove::version.empty() ? 1 : 0;
}
