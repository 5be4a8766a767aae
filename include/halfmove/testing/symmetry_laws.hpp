#pragma once

#include "halfmove/core/symmetry.hpp"
#include "halfmove/testing/law_checker.hpp"
#include "halfmove/testing/same_position.hpp"

#include <algorithm>

namespace halfmove {

namespace laws {

inline constexpr std::string_view symmetry_identity = "symmetry 0 changes nothing";
inline constexpr std::string_view symmetries_closed = "one symmetry after another is again one of them";
inline constexpr std::string_view symmetries_invertible = "every symmetry is undone by one of them";
inline constexpr std::string_view symmetry_keeps_outcome = "an image has the same outcome";
inline constexpr std::string_view symmetry_maps_moves = "the moves of an image are the images of the moves";
inline constexpr std::string_view symmetry_commutes =
    "a move made in the image leads to the image of the position after it";
inline constexpr std::string_view canonical_key_least = "the canonical key is the least key of all images";
inline constexpr std::string_view canonical_key_shared = "all images have the same canonical key";

}  // namespace laws

namespace detail {

/// Products of all pairs of symmetries, on so many positions.
inline constexpr std::size_t most_multiplied = 200;

/// For every pair (i, j), the symmetries that have so far agreed with "first i, then j".
template <symmetric_game G>
class symmetry_products {
public:
    static constexpr std::size_t count = static_cast<std::size_t>(G::symmetries);

    symmetry_products() : candidates_(count * count * count, true) {}

    /// Whether any symmetry still agrees with the product.
    bool narrow(std::size_t i, std::size_t j, const state_of<G>& state) {
        const state_of<G> image = map(map(state, i), j);
        bool any = false;
        for (std::size_t k = 0; k < count; ++k) {
            auto candidate = candidates_[(i * count + j) * count + k];
            if (candidate) { candidate = same_position<G>(map(state, k), image); }
            any = any || candidate;
        }
        return any;
    }

    [[nodiscard]] bool may_equal(std::size_t i, std::size_t j, std::size_t k) const {
        return candidates_[(i * count + j) * count + k];
    }

private:
    static state_of<G> map(const state_of<G>& state, std::size_t symmetry) {
        return G::transform(state, static_cast<int>(symmetry));
    }

    std::vector<bool> candidates_;
};

template <symmetric_game G>
void check_group(law_checker<G>& check) {
    symmetry_products<G> products;
    constexpr std::size_t count = symmetry_products<G>::count;
    const std::size_t step = 1 + check.positions().size() / most_multiplied;
    for (std::size_t place = 0; place < check.positions().size(); place += step) {
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                check.expect(laws::symmetries_closed, place, products.narrow(i, j, check.positions()[place].state),
                             [&] { return sentence("no symmetry is always the same as ", i, " followed by ", j); });
            }
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        bool undone = false;
        for (std::size_t j = 0; j < count; ++j) { undone = undone || products.may_equal(i, j, 0); }
        check.expect(laws::symmetries_invertible, 0, undone,
                     [&] { return sentence("no symmetry after number ", i, " gives back every position"); });
    }
}

template <symmetric_game G>
void check_image(law_checker<G>& check, std::size_t place, int symmetry) {
    const state_of<G>& state = check.positions()[place].state;
    const state_of<G> image = G::transform(state, symmetry);
    const std::string which = sentence("symmetry ", symmetry);
    check.expect(laws::symmetry_keeps_outcome, place, G::outcome_of(state) == G::outcome_of(image),
                 [&] { return sentence("the image under ", which, " has another outcome"); });
    if (check.positions()[place].finished || G::outcome_of(image)) { return; }

    const std::vector<move_of<G>> there = listed_moves<G>(image);
    const std::vector<move_of<G>> here = listed_moves<G>(state);
    check.expect(laws::symmetry_maps_moves, place, here.size() == there.size(), [&] {
        return sentence("the image under ", which, " has ", there.size(), " moves instead of ", here.size());
    });
    for (const move_of<G>& move : here) {
        const move_of<G> mapped = G::transform_move(move, symmetry);
        const bool legal = std::find(there.begin(), there.end(), mapped) != there.end();
        check.expect(laws::symmetry_maps_moves, place, legal, [&] {
            return sentence("the image of move ", check.name(place, move), " under ", which, " is not legal there");
        });
        if (!legal) { continue; }
        const bool commutes = same_position<G>(G::apply(image, mapped), G::transform(G::apply(state, move), symmetry));
        check.expect(laws::symmetry_commutes, place, commutes,
                     [&] { return sentence("with move ", check.name(place, move), " and ", which, " it does not"); });
    }
}

template <symmetric_game G>
void check_identity(law_checker<G>& check, std::size_t place) {
    const state_of<G>& state = check.positions()[place].state;
    check.expect(laws::symmetry_identity, place, same_position<G>(state, G::transform(state, 0)),
                 [] { return "`transform(state, 0)` is not the state"; });
    if (check.positions()[place].finished) { return; }
    for (const move_of<G>& move : listed_moves<G>(state)) {
        check.expect(laws::symmetry_identity, place, G::transform_move(move, 0) == move, [&] {
            return sentence("`transform_move(move, 0)` is not the move for ", check.name(place, move));
        });
    }
}

template <symmetric_game G>
    requires keyed_game<G>
void check_canonical_key(law_checker<G>& check, std::size_t place) {
    const state_of<G>& state = check.positions()[place].state;
    const key_of<G> canonical = canonical_key<G>(state);
    key_of<G> least = G::key(state);
    for (int symmetry = 0; symmetry < static_cast<int>(G::symmetries); ++symmetry) {
        const state_of<G> image = G::transform(state, symmetry);
        least = std::min(least, G::key(image));
        check.expect(laws::canonical_key_shared, place, canonical_key<G>(image) == canonical,
                     [&] { return sentence("the image under symmetry ", symmetry, " has another"); });
    }
    check.expect(laws::canonical_key_least, place, canonical == least,
                 [] { return "`canonical_key` is not the least of the keys of the images"; });
}

}  // namespace detail

/// What `transform`, `transform_move` and `canonical_key` promise.
template <symmetric_game G>
void check_symmetry_laws(law_checker<G>& check) {
    for (std::size_t place = 0; place < check.positions().size(); ++place) {
        detail::check_identity(check, place);
        for (int symmetry = 0; symmetry < static_cast<int>(G::symmetries); ++symmetry) {
            detail::check_image(check, place, symmetry);
        }
        if constexpr (keyed_game<G>) { detail::check_canonical_key(check, place); }
    }
    detail::check_group(check);
}

}  // namespace halfmove
