// The lines with which the README opens.
// [five lines]
#include <halfmove/halfmove.hpp>

#include <iostream>
// [five lines]

int main() {
    // [five lines]
    using namespace std::chrono_literals;
    using game = halfmove::connect_four;
    auto position = game::initial();
    auto result = halfmove::search<game>(position, {.time = 100ms});
    std::cout << "best column: " << game::move_to_text(position, *result.best) << '\n';
    // [five lines]
    return result.best ? 0 : 1;
}
