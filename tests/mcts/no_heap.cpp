#include <halfmove/games/connect_four.hpp>
#include <halfmove/mcts/mcts.hpp>
#include <halfmove/mcts/rave.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocations{0};

}  // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) { return memory; }  // NOLINT(*-no-malloc)
    throw std::bad_alloc{};
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size);  // NOLINT(*-no-malloc)
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }  // NOLINT(*-no-malloc)
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { ::operator delete(memory); }

namespace {

using namespace halfmove;

struct with_rave {
    rave<connect_four> select{};
};

template <class Policies>
std::size_t allocations_while_searching() {
    mcts<connect_four, Policies> search{{.memory = std::size_t{1} << 16U}};  // soon full
    const std::size_t before = allocations;
    auto result = search.run(connect_four::initial(), {.nodes = 20'000});
    search.advance(*result.best);
    result = search.run(connect_four::apply(connect_four::initial(), *result.best), {.nodes = 1'000});
    CHECK(result.best);
    CHECK(search.full());
    return allocations - before;
}

TEST_CASE("nothing is allocated while searching") {
    const std::size_t before = allocations;
    ::operator delete(::operator new(1));
    REQUIRE(allocations == before + 1);  // the count works
    CHECK(allocations_while_searching<mcts_policies<connect_four>>() == 0);
    CHECK(allocations_while_searching<plain_uct<connect_four>>() == 0);
    CHECK(allocations_while_searching<with_rave>() == 0);
}

}  // namespace
