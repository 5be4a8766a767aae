#pragma once

#include <halfmove/play/cross_table.hpp>

#include <string>

namespace charts {

/// One radar for each player: an axis for every opponent, the distance from the centre being the wins per loss.
[[nodiscard]] std::string radars(const halfmove::cross_table& table);

/// The share of the points of the row against the column, in colours.
[[nodiscard]] std::string heat_map(const halfmove::cross_table& table);

}  // namespace charts
