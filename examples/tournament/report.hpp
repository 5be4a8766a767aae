#pragma once

#include <halfmove/play/cross_table.hpp>
#include <halfmove/play/tournament_options.hpp>

#include <chrono>
#include <ostream>
#include <string>

namespace report {

/// A tournament that was played, and under which conditions.
struct summary {
    std::string board;
    halfmove::tournament_options options;
    halfmove::cross_table table;
    std::chrono::nanoseconds elapsed;
};

void write_text(std::ostream& out, const summary& played);
void write_csv(std::ostream& out, const summary& played);
void write_json(std::ostream& out, const summary& played);

}  // namespace report
