#include <halfmove/testing/law_report.hpp>

#include <doctest/doctest.h>

using namespace halfmove;

TEST_CASE("a report is ok if no law is broken") {
    law_report report{.positions = 12, .records = {{"dogs bark", 3, 0, {}}, {"cats fly", 0, 0, {}}}};
    CHECK(report.ok());
    CHECK(report.to_text() ==
          "2 of 2 laws hold on 12 positions\n"
          "  holds   dogs bark  (3)\n"
          "  unseen  cats fly  (0)\n");
    CHECK(!report.broken("dogs bark"));
    CHECK(!report.broken("fish walk"));
    CHECK(report.find("fish walk") == nullptr);
    REQUIRE(report.find("cats fly") != nullptr);
    CHECK(report.find("cats fly")->checks == 0);
}

TEST_CASE("a broken law is shown first, with its place and its reason") {
    const law_violation first{2, "the position after a b", ". X\nO .\n", "this one does not"};
    const law_report report{.positions = 12, .records = {{"dogs bark", 3, 0, {}}, {"cats fly", 5, 4, first}}};
    CHECK(!report.ok());
    CHECK(report.broken("cats fly"));
    CHECK(report.to_text() ==
          "1 of 2 laws hold on 12 positions\n"
          "  BROKEN  cats fly  (4 of 5)\n"
          "          in the position after a b\n"
          "            . X\n"
          "            O .\n"
          "          because this one does not\n"
          "  holds   dogs bark  (3)\n");
}
