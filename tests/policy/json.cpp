#include "halfmove/policy/json.hpp"

#include "support/small_tree.hpp"

#include <doctest/doctest.h>

#include <limits>

#if __has_include(<nlohmann/json.hpp>)
#    include <nlohmann/json.hpp>
#endif

using namespace halfmove;

TEST_CASE("a small tree as JSON, letter by letter") {
    CHECK(
        to_json(support::small_tree()) ==
        R"({"kind": "searched", "title": "+1", "position": "X <\n& \"\\\n", "value": 1, "lower": null, "mean": 0.25, "children": [
 {"kind": "cut", "move": "a1", "title": "-1", "visits": -7, "best": true, "left_out": 12},
 {"kind": "pruned", "move": "b\u00092"}]}
)");
}

TEST_CASE("a tree that was never recorded is null, and so are numbers that JSON does not know") {
    CHECK(to_json({}) == "null\n");
    recorded_tree tree;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    tree.add({.facts = {{"nan", std::numeric_limits<double>::quiet_NaN()}, {"inf", -infinity}}});
    CHECK(to_json(tree) == "{\"kind\": \"\", \"nan\": null, \"inf\": null}\n");
}

#if __has_include(<nlohmann/json.hpp>)
TEST_CASE("another library reads back what was written, every byte included") {
    recorded_tree tree = support::small_tree();
    std::string every_ascii;
    for (char character = 1; character < 127; ++character) { every_ascii += character; }
    tree.nodes[1].position = every_ascii;
    tree.nodes[1].facts.push_back({"third", 1.0 / 3.0});
    tree.nodes[1].facts.push_back({"least", std::numeric_limits<std::int64_t>::min()});

    const auto json = nlohmann::json::parse(to_json(tree));
    CHECK(json["position"] == tree.nodes[0].position);
    CHECK(json["lower"].is_null());
    REQUIRE(json["children"].size() == 2);
    CHECK(json["children"][0]["position"] == every_ascii);
    CHECK(json["children"][0]["third"] == 1.0 / 3.0);
    CHECK(json["children"][0]["least"] == std::numeric_limits<std::int64_t>::min());
    CHECK(json["children"][0]["best"] == true);
    CHECK(json["children"][1]["move"] == "b\t2");
}
#endif
