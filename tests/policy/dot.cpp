#include "halfmove/policy/dot.hpp"

#include "support/small_tree.hpp"

#include <doctest/doctest.h>

using namespace halfmove;

namespace {

/// What `to_dot` writes after the general looks.
std::string body_of(const recorded_tree& tree) {
    const std::string dot = to_dot(tree);
    const std::string last_of_looks = "  edge [arrowhead=none, color=\"#888888\"];\n";
    const std::size_t at = dot.find(last_of_looks);
    REQUIRE(at != std::string::npos);
    return dot.substr(at + last_of_looks.size());
}

}  // namespace

TEST_CASE("a small tree as Graphviz, letter by letter") {
    CHECK(
        body_of(support::small_tree()) ==
        R"(  n0 [label=<<font face="Courier,monospace" point-size="11">X &lt;<br/>&amp; &quot;\</font><br/><font point-size="13">+1</font><br/><font point-size="9" color="#666666">(-∞, +∞)</font>>, fillcolor="#e7f0fa", color="#3f72af"];
  n1 [label=<<font point-size="12" color="#d9781e">a1</font><br/><font point-size="13">-1</font><br/><font point-size="9" color="#999999">12 more</font>>, fillcolor="#fdebd8", color="#d9781e"];
  n2 [label=<<font point-size="12" color="#a0a0a0">b	2</font>>, shape=plaintext, style=""];
  n0 -> n1 [penwidth=2.5, color="#222222"];
  n0 -> n2 [style=dashed, color="#b9b9b9"];
}
)");
}

TEST_CASE("a kind that is not known has plain looks, and nothing to say is an empty box") {
    recorded_tree tree;
    tree.add({.kind = "expanded"});
    CHECK(body_of(tree) == "  n0 [label=<>, fillcolor=\"#ffffff\", color=\"#555555\"];\n}\n");
}

TEST_CASE("no tree is an empty drawing") { CHECK(body_of({}) == "}\n"); }
