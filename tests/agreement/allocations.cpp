#include "games/kalah.hpp"
#include "games/reversi.hpp"

#include <halfmove/games.hpp>
#include <halfmove/policy.hpp>
#include <halfmove/search.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations{0};

void* counted(std::size_t size, std::size_t alignment) {
    ++allocations;
    // aligned_alloc wants a multiple of the alignment.
    void* const memory = std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    if (memory == nullptr) { std::abort(); }
    return memory;
}

}  // namespace

// Every allocation of this program is counted; those of `new[]` end here too. (Inlined, they look mismatched to GCC.)
[[gnu::noinline]] void* operator new(std::size_t size) { return counted(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
    return counted(size, static_cast<std::size_t>(alignment));
}
// NOLINTBEGIN(*-no-malloc)
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
// NOLINTEND(*-no-malloc)

using namespace halfmove;

namespace {

/// How often `work` allocates.
template <class Work>
std::uint64_t allocations_of(Work work) {
    const std::uint64_t before = allocations;
    work();
    return allocations - before;
}

template <game G, class Scout>
struct everything {
    order_by<G, suggested_first<G>, killers<G>, history<G>> order;
    transposition_table<G> table;
    Scout scout;
};

}  // namespace

TEST_CASE("the count sees an allocation") {
    CHECK(allocations_of([] { ::operator delete(::operator new(3)); }) == 1);
    CHECK(allocations_of([] { transposition_table<connect_four>{4096}; }) == 1);
}

TEST_CASE_TEMPLATE("no search allocates once it is there", G, tic_tac_toe, connect_four, examples::reversi<6>,
                   examples::kalah<>) {
    const auto root = G::initial();
    const auto plain = std::make_unique<alpha_beta<G>>();
    const auto full = std::make_unique<alpha_beta<G, everything<G, full_window_first>>>();
    const auto scout = std::make_unique<alpha_beta<G, everything<G, null_window_first>>>();
    std::uint64_t nodes = 0;
    const auto count = [&](const search_result<G>& result) { nodes += result.nodes; };

    CHECK(allocations_of([&] { count(minimax<G>{}.run(root, 4)); }) == 0);
    CHECK(allocations_of([&] { count(negamax<G>{}.run(root, 4)); }) == 0);
    CHECK(allocations_of([&] { count(plain->run(root, {.depth = 6})); }) == 0);
    CHECK(allocations_of([&] { count(full->run(root, {.depth = 7})); }) == 0);
    CHECK(allocations_of([&] { count(scout->run(root, {.depth = 7})); }) == 0);
    CHECK(allocations_of([&] { count(mtd_f(*full, root, {.depth = 6})); }) == 0);
    CHECK(allocations_of([&] { count(deepen(*scout, root, {.depth = 8})); }) == 0);
    CHECK(allocations_of([&] { scout->forget(); }) == 0);
    CHECK(nodes > 1'000);
    // A table grows within what it was granted at the beginning.
    CHECK(full->policy_set().table.bytes() > transposition_table<G>{}.bytes() / 2);
}
