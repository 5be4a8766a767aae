#include "sound_game.hpp"

struct twin : sound_game {
    static state expand(const state&);
};

struct powerful : sound_game {
    using expanded = twin;
    static constexpr std::size_t max_moves = 2;
    static halfmove::side to_move(const state&);
    static constexpr bool key_is_injective = true;
    static std::uint64_t key(const state&);
    static std::uint64_t canonical_key(const state&);
    static constexpr int symmetries = 2;
    static state transform(const state&, int);
    static move transform_move(move, int);
    static halfmove::score evaluate(const state&);
    static int priority(const state&, move);
    static int child_priority(const state&, move, const state&);
    static constexpr int max_plies = 40;
    static int plies_left(const state&);
    static constexpr bool last_mover_wins = true;
    static std::optional<move> winning_move(const state&);
    static halfmove::move_list<move, 2> safe_moves(const state&);
    static halfmove::score_bounds bounds(const state&, halfmove::window);
    static move random_move(const state&, halfmove::random_generator&);
    static constexpr std::size_t move_indices = 2;
    static std::size_t move_index(move);
    static int play(state&, move);
    static void undo(state&, move, int);
    static std::string to_text(const state&);
    static std::string move_to_text(const state&, move);
    static halfmove::parsed<move> move_from_text(const state&, std::string_view);
};

static_assert(halfmove::explain<powerful>());
static_assert(halfmove::declared_max_moves<powerful> && halfmove::turn_game<powerful>);
static_assert(halfmove::injectively_keyed_game<powerful> && halfmove::canonically_keyed_game<powerful>);
static_assert(halfmove::symmetric_game<powerful> && halfmove::evaluated_game<powerful>);
static_assert(halfmove::prioritised_game<powerful> && halfmove::winning_move_game<powerful>);
static_assert(halfmove::safe_moves_game<powerful> && halfmove::bounded_game<powerful>);
static_assert(halfmove::random_move_game<powerful> && halfmove::indexed_game<powerful>);
static_assert(halfmove::child_prioritised_game<powerful> && halfmove::finite_game<powerful>);
static_assert(halfmove::last_mover_wins_game<powerful> && halfmove::expandable_game<powerful>);
static_assert(halfmove::in_place_game<powerful> && halfmove::text_game<powerful>);
