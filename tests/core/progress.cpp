#include <halfmove/core/progress.hpp>

#include <doctest/doctest.h>

#include <concepts>
#include <string>
#include <type_traits>

TEST_CASE("the null object takes any report and holds nothing") {
    static_assert(std::invocable<const halfmove::no_progress&, int>);
    static_assert(std::invocable<const halfmove::no_progress&, const std::string&>);
    CHECK(std::is_empty_v<halfmove::no_progress>);
}
