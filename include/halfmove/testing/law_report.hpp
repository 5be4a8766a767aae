#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halfmove {

/// The first place, nearest to the start of the game, where a law was seen broken.
struct law_violation {
    int ply = 0;
    std::string moves;  ///< from the initial position, as text if the game has it, else as places in the list of moves
    std::string drawing;  ///< of the position, if the game has text
    std::string reason;
};

/// How one law fared.
struct law_record {
    std::string_view law;  ///< a sentence, one of the constants in `halfmove::laws`
    std::uint64_t checks = 0;
    std::uint64_t violations = 0;
    law_violation first;  ///< meaningful if there are violations
};

/// What `check_laws` answers.
struct law_report {
    std::size_t positions = 0;
    std::vector<law_record> records;  ///< only laws of powers that the game has

    [[nodiscard]] bool ok() const {
        return std::all_of(records.begin(), records.end(), [](const law_record& each) { return each.violations == 0; });
    }

    /// The record of a law; null if the game has no such power.
    [[nodiscard]] const law_record* find(std::string_view law) const {
        const auto found =
            std::find_if(records.begin(), records.end(), [&](const law_record& each) { return each.law == law; });
        return found == records.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool broken(std::string_view law) const {
        const law_record* record = find(law);
        return record != nullptr && record->violations > 0;
    }

    /// Every law with the number of its checks; broken ones first, each with a position and the reason.
    [[nodiscard]] std::string to_text() const;
};

namespace detail {

inline void append_indented(std::string& text, std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        text.append("            ").append(lines.substr(0, end)).append("\n");
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
}

inline void append_violation(std::string& text, const law_record& record) {
    text.append("  BROKEN  ").append(record.law);
    text.append("  (").append(std::to_string(record.violations)).append(" of ");
    text.append(std::to_string(record.checks)).append(")\n");
    text.append("          in ").append(record.first.moves).append("\n");
    append_indented(text, record.first.drawing);
    text.append("          because ").append(record.first.reason).append("\n");
}

}  // namespace detail

inline std::string law_report::to_text() const {
    const auto broken_laws =
        std::count_if(records.begin(), records.end(), [](const law_record& r) { return r.violations > 0; });
    std::string text = std::to_string(records.size() - static_cast<std::size_t>(broken_laws));
    text.append(" of ").append(std::to_string(records.size())).append(" laws hold on ");
    text.append(std::to_string(positions)).append(" positions\n");
    for (const law_record& record : records) {
        if (record.violations > 0) { detail::append_violation(text, record); }
    }
    for (const law_record& record : records) {
        if (record.violations > 0) { continue; }
        text.append(record.checks > 0 ? "  holds   " : "  unseen  ").append(record.law);
        text.append("  (").append(std::to_string(record.checks)).append(")\n");
    }
    return text;
}

}  // namespace halfmove
