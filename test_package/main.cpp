#include <halfmove/version.hpp>

#include <cstdio>

int main() { std::printf("halfmove %s\n", halfmove::version.data()); }
