#pragma once

#include <halfmove/games/connect_four.hpp>

#include <string>
#include <type_traits>
#include <utility>

namespace solve {

inline constexpr int least_side = 4;
inline constexpr int most_width = 9;
inline constexpr int most_height = 7;

/// Calls `visit` with the game on the board of that name, such as `7x6`; false if there is none.
template <class Visit>
bool with_board(const std::string& name, Visit visit) {
    const auto try_board = [&]<int Width, int Height>(std::integral_constant<int, Width>,
                                                      std::integral_constant<int, Height>) {
        if (name != std::to_string(Width) + "x" + std::to_string(Height)) { return false; }
        visit(std::type_identity<halfmove::drop_game<Width, Height>>{});
        return true;
    };
    const auto try_height = [&]<int Height, int... I>(std::integral_constant<int, Height> height,
                                                      std::integer_sequence<int, I...>) {
        return (try_board(std::integral_constant<int, least_side + I>{}, height) || ...);
    };
    const auto try_all = [&]<int... I>(std::integer_sequence<int, I...>) {
        using widths = std::make_integer_sequence<int, most_width - least_side + 1>;
        return (try_height(std::integral_constant<int, least_side + I>{}, widths{}) || ...);
    };
    return try_all(std::make_integer_sequence<int, most_height - least_side + 1>{});
}

}  // namespace solve
