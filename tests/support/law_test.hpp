#pragma once

#include <halfmove/testing/law_checker.hpp>

namespace support {

/// The report of one group of laws, given as for instance `[](auto& check) { halfmove::check_move_laws(check); }`.
template <halfmove::game G, class Group>
halfmove::law_report report_of(Group group, const halfmove::law_options& options = {}) {
    halfmove::law_checker<G> check{options};
    group(check);
    return check.report();
}

}  // namespace support
