// Players that explain themselves, a player of one's own, and a tournament between them.

#include <halfmove/games.hpp>
#include <halfmove/play.hpp>

#include <iostream>

int main() {
    using game = halfmove::connect_four;

    // [explain]
    halfmove::cautious_player<game> player{1};  // the seed
    const auto position = *halfmove::read_position<game>("3344");
    const auto move = player(position);
    std::cout << "column " << game::move_to_text(position, move) << ": " << player.explanation() << '\n';
    // [explain]

    // [compose]
    // Wins, blocks, imitates where that is safe, and else takes the safe column of the best potential.
    using my_player = halfmove::rule_player<game, halfmove::take_win, halfmove::block_win, halfmove::follow_last_disc,
                                            halfmove::keep_safe, halfmove::keep_best_potential>;
    // [compose]

    // [tournament]
    using entry = halfmove::any_player<game>;
    const halfmove::tournament_options options{.games = 200, .opening_plies = 2, .seed = 7, .threads = 2};
    halfmove::tournament<game> cup{
        {
            {"mine", [](std::uint64_t seed) { return entry{my_player{seed}}; }},
            {"cautious", [](std::uint64_t seed) { return entry{halfmove::cautious_player<game>{seed}}; }},
            {"two plies", [](std::uint64_t) { return entry{halfmove::search_player<game>{{.depth = 2}}}; }},
        },
        options};
    const halfmove::cross_table table = cup.play();
    const auto ratings = halfmove::ratings_of(table);
    for (std::size_t i = 0; i < table.size(); ++i) {
        std::cout << table.player(i).name << ": " << ratings[i].value << " +- " << ratings[i].margin() << '\n';
    }
    // [tournament]
    return table.score(0, 1).games() == 200 ? 0 : 1;
}
