// Limits, a stop button, and progress while a search is thinking.
#include <halfmove/halfmove.hpp>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <stop_token>
#include <thread>

namespace {

using namespace std::chrono_literals;
using game = halfmove::connect_four;

/// A search in a thread of its own, as behind a graphical interface; the user presses "stop".
halfmove::search_result<game> think_until_stopped(const game::state& position) {
    // [stop]
    halfmove::search_result<game> result;
    std::jthread thinker([&](const std::stop_token& stop) { result = halfmove::search<game>(position, {}, stop); });
    std::this_thread::sleep_for(50ms);
    thinker.request_stop();
    thinker.join();
    // [stop]
    return result;
}

/// Every finished iteration reports.
halfmove::search_result<game> think_aloud(const game::state& position) {
    // [progress]
    const auto report = [&](const halfmove::search_result<game>& so_far) {
        std::cout << "depth " << so_far.depth << ": column " << game::move_to_text(position, *so_far.best) << ", score "
                  << so_far.value << ", " << so_far.nodes << " positions\n";
    };
    const auto result = halfmove::search<game>(position, {.nodes = 200'000}, halfmove::never_stop{}, report);
    // [progress]
    return result;
}

}  // namespace

int main() {
    const auto position = *halfmove::read_position<game>("4444");
    const auto aloud = think_aloud(position);
    const auto stopped = think_until_stopped(position);
    std::cout << "stopped after depth " << stopped.depth << "; complete: " << std::boolalpha << stopped.complete
              << '\n';
    return aloud.best && stopped.best && !stopped.complete ? EXIT_SUCCESS : EXIT_FAILURE;
}
