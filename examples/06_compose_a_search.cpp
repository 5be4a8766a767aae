// A search put together from policies, and what each of them buys on one position.
#include <halfmove/halfmove.hpp>

#include <cstdlib>
#include <iostream>

namespace {

using game = halfmove::connect_four;

// [policies]
struct with_table {
    halfmove::transposition_table<game> table{std::size_t{4} << 20};  // bytes, never exceeded
};

struct with_everything {
    halfmove::transposition_table<game> table{std::size_t{4} << 20};
    halfmove::order_by<game, halfmove::suggested_first<game>, halfmove::killers<game>, halfmove::history<game>> order;
    halfmove::null_window_first scout;  // principal-variation search
};
// [policies]

template <class Search>
halfmove::score show(const char* name, Search& search, const game::state& position) {
    // [run]
    const auto result = search.run(position, {.depth = 10});
    std::cout << name << ": " << result.nodes << " positions, best column "
              << game::move_to_text(position, *result.best) << ", score " << result.value << '\n';
    // [run]
    return result.value;
}

}  // namespace

int main() {
    const auto position = *halfmove::read_position<game>("4433");

    // [searches]
    halfmove::alpha_beta<game> plain;                        // the textbook
    halfmove::alpha_beta<game, with_table> remembering;      // + a transposition table
    halfmove::alpha_beta<game, with_everything> everything;  // + move order + null windows
    // [searches]

    // [analyse]
    for (const auto& report : halfmove::analyse<game>(position, {.depth = 10})) {
        std::cout << "column " << game::move_to_text(position, report.move) << ": "
                  << halfmove::score_to_text(report.value) << ", " << halfmove::write_moves<game>(report.line) << '\n';
    }
    // [analyse]

    const auto expected = show("plain alpha-beta", plain, position);
    const bool same = show("with a table", remembering, position) == expected &&
        show("with everything", everything, position) == expected;
    return same ? EXIT_SUCCESS : EXIT_FAILURE;
}
