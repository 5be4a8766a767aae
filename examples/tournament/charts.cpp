#include "charts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <sstream>
#include <vector>

namespace charts {

namespace {

using halfmove::cross_table;
using halfmove::match_score;

constexpr const char* ink = "#24292f";
constexpr const char* faint = "#8c959f";
constexpr const char* grid_colour = "#d0d7de";

/// Eight colours that people with colour-blindness can tell apart (Okabe and Ito, grey for black).
constexpr std::array<const char*, 8> palette{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                             "#e69f00", "#56b4e9", "#666666", "#b8a400"};

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '<':
            result += "&lt;";
            break;
        case '&':
            result += "&amp;";
            break;
        default:
            result += c;
        }
    }
    return result;
}

/// A picture under construction.
class drawing {
public:
    drawing(double width, double height) {
        text_.setf(std::ios::fixed);
        text_.precision(1);
        text_ << R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" << width << R"(" height=")" << height
              << R"(" viewBox="0 0 )" << width << ' ' << height << R"(" font-family="Helvetica, Arial, sans-serif">)"
              << "\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
    }

    void text(double x, double y, double size, const std::string& words, const char* colour = ink,
              const char* anchor = "middle", bool bold = false) {
        text_ << "<text x=\"" << x << "\" y=\"" << y << "\" font-size=\"" << size << "\" fill=\"" << colour
              << "\" text-anchor=\"" << anchor << '"' << (bold ? " font-weight=\"bold\"" : "") << '>' << escaped(words)
              << "</text>\n";
    }

    void line(double x1, double y1, double x2, double y2) {
        text_ << "<line x1=\"" << x1 << "\" y1=\"" << y1 << "\" x2=\"" << x2 << "\" y2=\"" << y2 << "\" stroke=\""
              << grid_colour << "\"/>\n";
    }

    void circle(double x, double y, double radius, const std::string& style) {
        text_ << "<circle cx=\"" << x << "\" cy=\"" << y << "\" r=\"" << radius << "\" " << style << "/>\n";
    }

    void rectangle(double x, double y, double width, double height, const std::string& fill) {
        text_ << "<rect x=\"" << x << "\" y=\"" << y << "\" width=\"" << width << "\" height=\"" << height
              << R"(" rx="4" fill=")" << fill << "\"/>\n";
    }

    void polygon(const std::vector<std::array<double, 2>>& points, const char* colour) {
        text_ << "<polygon points=\"";
        for (const auto& [x, y] : points) { text_ << x << ',' << y << ' '; }
        text_ << "\" fill=\"" << colour << R"(" fill-opacity="0.25" stroke=")" << colour
              << "\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\n";
    }

    [[nodiscard]] std::string finished() { return text_.str() + "</svg>\n"; }

private:
    std::ostringstream text_;
};

/// One octave for every ring: an eighth in the centre, then a quarter, a half, 1 (drawn darker), 2, 4, 8.
constexpr std::array<const char*, 7> ring_names{"1/8", "1/4", "1/2", "1", "2", "4", "8"};

double octave(const match_score& score) {
    // Half a game more on both sides, so that a clean sheet has a ratio as well.
    const double ratio = (score.wins + 0.5) / (score.losses + 0.5);
    return std::clamp(std::log2(ratio) + 3, 0.0, 6.0);
}

void draw_radar(drawing& picture, const cross_table& table, std::size_t player, double x, double y, double radius) {
    const char* colour = palette[player % palette.size()];
    picture.text(x, y - radius - 42, 18, table.player(player).name, colour, "middle", true);
    for (int ring = 1; ring <= 6; ++ring) {
        const bool even = ring == 3;
        picture.circle(x, y, radius * ring / 6,
                       std::string(R"(fill="none" stroke=")")
                           .append(even ? faint : grid_colour)
                           .append("\"")
                           .append(even ? " stroke-dasharray=\"4 3\"" : ""));
    }
    std::vector<std::array<double, 2>> corners;
    const double axes = static_cast<double>(table.size() - 1);
    for (std::size_t opponent = 0; opponent < table.size(); ++opponent) {
        if (opponent == player) { continue; }
        const double angle = 2 * std::numbers::pi * static_cast<double>(corners.size()) / axes;
        const double across = std::sin(angle);
        const double up = std::cos(angle);
        const double reach = radius * octave(table.score(player, opponent)) / 6;
        picture.line(x, y, x + radius * across, y - radius * up);
        picture.text(x + (radius + 16) * across, y - (radius + 14) * up + 4, 13, table.player(opponent).name);
        corners.push_back({x + reach * across, y - reach * up});
    }
    picture.polygon(corners, colour);
    for (const auto& [at_x, at_y] : corners) {
        picture.circle(at_x, at_y, 3, std::string("fill=\"").append(colour).append("\""));
    }
    for (std::size_t ring = 1; ring < ring_names.size(); ++ring) {
        picture.text(x + 3, y - radius * static_cast<double>(ring) / 6 + 11, 9, ring_names[ring], faint, "start");
    }
}

/// From orange (no points) over white (half of them) to blue (all).
std::string colour_of(double share) {
    const std::array<double, 3> poor{213, 94, 0};
    const std::array<double, 3> rich{0, 114, 178};
    const auto& end = share < 0.5 ? poor : rich;
    const double depth = std::abs(share - 0.5) * 2;
    std::array<char, 8> text{};
    const auto mixed = [&](std::size_t i) { return static_cast<unsigned>(std::lround(255 + (end[i] - 255) * depth)); };
    std::snprintf(text.data(), text.size(), "#%02x%02x%02x", mixed(0) & 0xffU, mixed(1) & 0xffU, mixed(2) & 0xffU);
    return text.data();
}

std::size_t longest_name(const cross_table& table) {
    std::size_t longest = 0;
    for (std::size_t i = 0; i < table.size(); ++i) { longest = std::max(longest, table.player(i).name.size()); }
    return longest;
}

}  // namespace

std::string radars(const cross_table& table) {
    constexpr double radius = 110;
    constexpr double cell_width = 330;
    constexpr double cell_height = 350;
    const std::size_t per_row = std::min<std::size_t>(3, table.size());
    const std::size_t rows = (table.size() + per_row - 1) / per_row;
    drawing picture{cell_width * static_cast<double>(per_row), 50 + cell_height * static_cast<double>(rows)};
    picture.text(cell_width * static_cast<double>(per_row) / 2, 32, 15,
                 "Wins per loss against each opponent; each ring doubles it, the dashed one is 1");
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double x = cell_width * (static_cast<double>(i % per_row) + 0.5);
        const std::size_t row = i / per_row;
        const double y = 65 + cell_height * (static_cast<double>(row) + 0.5);
        draw_radar(picture, table, i, x, y, radius);
    }
    return picture.finished();
}

std::string heat_map(const cross_table& table) {
    constexpr double width = 92;
    constexpr double height = 56;
    const double left = 40 + 8.5 * static_cast<double>(longest_name(table));
    constexpr double top = 84;
    const double players = static_cast<double>(table.size());
    drawing picture{left + width * players + 20, top + height * players + 20};
    picture.text((left + width * players + 20) / 2, 30, 15, "Points of the row against the column, in per cent");
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double row = top + height * static_cast<double>(i);
        picture.text(left - 14, row + height / 2 + 5, 14, table.player(i).name, ink, "end", true);
        picture.text(left + width * (static_cast<double>(i) + 0.5), top - 14, 14, table.player(i).name, ink, "middle",
                     true);
        for (std::size_t j = 0; j < table.size(); ++j) {
            const double x = left + width * static_cast<double>(j);
            const match_score& score = table.score(i, j);
            picture.rectangle(x + 1, row + 1, width - 2, height - 2, i == j ? "#f0f2f4" : colour_of(score.share()));
            if (i == j) { continue; }
            const char* colour = std::abs(score.share() - 0.5) > 0.3 ? "#ffffff" : ink;
            std::array<char, 16> percent{};
            std::snprintf(percent.data(), percent.size(), "%.1f", 100 * score.share());
            picture.text(x + width / 2, row + height / 2 - 1, 16, percent.data(), colour, "middle", true);
            picture.text(x + width / 2, row + height / 2 + 16, 10,
                         std::to_string(score.wins) + " / " + std::to_string(score.draws) + " / " +
                             std::to_string(score.losses),
                         colour);
        }
    }
    return picture.finished();
}

}  // namespace charts
