#include <halfmove/testing/sentence.hpp>

#include <doctest/doctest.h>

using halfmove::sentence;

TEST_CASE("a sentence joins texts and numbers") {
    CHECK(sentence() == "");
    CHECK(sentence("move ", std::string("b2"), " has index ", 258U, " of ", std::string_view("-"), -1) ==
          "move b2 has index 258 of --1");
}
