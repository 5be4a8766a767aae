#pragma once

#include "halfmove/core/key.hpp"
#include "halfmove/testing/law_checker.hpp"
#include "halfmove/testing/same_position.hpp"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <utility>

namespace halfmove {

namespace laws {

inline constexpr std::string_view equal_states_equal_keys = "equal positions have equal keys";
inline constexpr std::string_view keys_injective =
    "different positions have different keys, as `key_is_injective` says";
inline constexpr std::string_view keys_rarely_collide = "hashed keys collide as rarely as their width allows";
inline constexpr std::string_view keys_fit = "every key is below 2 to the power of `key_bits`";
inline constexpr std::string_view hashes_differ = "different keys have different hashes";

}  // namespace laws

namespace detail {

/// Comparing every position with every other one, at most so many.
inline constexpr std::size_t most_compared_in_pairs = 1'000;

/// Calls `visit(a, b)` for neighbours a, b in an order by name: every name that occurs n times is met n - 1 times.
template <game G, class Name, class Visit>
void for_each_equally_named(const law_checker<G>& check, Name name, Visit visit) {
    using name_type = decltype(name(check.positions()[0].state));
    std::vector<std::pair<name_type, std::size_t>> named;
    for (std::size_t place = 0; place < check.positions().size(); ++place) {
        named.emplace_back(name(check.positions()[place].state), place);
    }
    std::sort(named.begin(), named.end());
    for (std::size_t i = 1; i < named.size(); ++i) {
        if (named[i - 1].first == named[i].first) { visit(named[i - 1].second, named[i].second); }
    }
}

/// Do two positions that share a key look alike to a search?
template <game G>
[[nodiscard]] bool look_alike(const state_of<G>& a, const state_of<G>& b) {
    const std::optional<outcome> result = G::outcome_of(a);
    if (result != G::outcome_of(b)) { return false; }
    if (result) { return true; }
    const std::vector<move_of<G>> mine = listed_moves<G>(a);
    const std::vector<move_of<G>> theirs = listed_moves<G>(b);
    return std::is_permutation(mine.begin(), mine.end(), theirs.begin(), theirs.end());
}

template <keyed_game G>
void check_equal_states(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    const std::size_t step = 1 + positions.size() / most_compared_in_pairs;
    for (std::size_t a = 0; a < positions.size(); a += step) {
        for (std::size_t b = 0; b < a; b += step) {
            if (!(positions[a].state == positions[b].state)) { continue; }
            check.expect(laws::equal_states_equal_keys, a, G::key(positions[a].state) == G::key(positions[b].state),
                         [&] { return sentence("it equals ", positions.path(b), ", but their keys differ"); });
        }
    }
}

template <injectively_keyed_game G>
void check_injectivity(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    for_each_equally_named(
        check, [](const state_of<G>& state) { return G::key(state); },
        [&](std::size_t a, std::size_t b) {
            check.expect(laws::keys_injective, b, positions[a].state == positions[b].state,
                         [&] { return sentence("it has the same key as ", positions.path(a)); });
        });
}

/// Four times the collisions that chance gives: the pairs of positions by the number of keys.
template <keyed_game G>
[[nodiscard]] int allowed_collisions(std::size_t positions) {
    constexpr int bits = std::unsigned_integral<key_of<G>> ? static_cast<int>(8 * sizeof(key_of<G>)) : 64;
    const double pairs = static_cast<double>(positions) * static_cast<double>(positions) / 2;
    return static_cast<int>(4 * std::ldexp(pairs, -bits));
}

template <keyed_game G>
void check_collisions(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    int collisions = 0;
    for_each_equally_named(
        check, [](const state_of<G>& state) { return G::key(state); },
        [&](std::size_t a, std::size_t b) {
            const bool alike = look_alike<G>(positions[a].state, positions[b].state);
            collisions += alike ? 0 : 1;
            check.expect(laws::keys_rarely_collide, b, alike || collisions <= allowed_collisions<G>(positions.size()),
                         [&] {
                             return sentence("it has the same key as ", positions.path(a),
                                             ", but not the same moves or outcome");
                         });
        });
}

template <keyed_game G>
void check_width(law_checker<G>& check) {
    for (std::size_t place = 0; place < check.positions().size(); ++place) {
        const key_of<G> key = G::key(check.positions()[place].state);
        const bool fits = key >> (key_bits_of<G> - 1) <= 1;  // key < 2^bits, without a shift by the whole width
        check.expect(laws::keys_fit, place, fits, [&] { return sentence("its key is ", key); });
    }
}

template <keyed_game G>
void check_hashes(law_checker<G>& check) {
    const position_sample<G>& positions = check.positions();
    for_each_equally_named(
        check, [](const state_of<G>& state) { return hash_of(G::key(state)); },
        [&](std::size_t a, std::size_t b) {
            check.expect(laws::hashes_differ, b, G::key(positions[a].state) == G::key(positions[b].state), [&] {
                return sentence("its key differs from that of ", positions.path(a), ", but has the same hash");
            });
        });
}

}  // namespace detail

/// What `key` promises, except what `key_score_laws.hpp` sees.
template <keyed_game G>
void check_key_laws(law_checker<G>& check) {
    if constexpr (std::equality_comparable<state_of<G>>) {
        check.announce(laws::equal_states_equal_keys);
        detail::check_equal_states(check);
    }
    if constexpr (injectively_keyed_game<G> && std::equality_comparable<state_of<G>>) {
        check.announce(laws::keys_injective);
        detail::check_injectivity(check);
    } else {
        check.announce(laws::keys_rarely_collide);
        detail::check_collisions(check);
    }
    if constexpr (std::unsigned_integral<key_of<G>> && requires { G::key_bits; }) { detail::check_width(check); }
    check.announce(laws::hashes_differ);
    detail::check_hashes(check);
}

}  // namespace halfmove
