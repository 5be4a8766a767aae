#pragma once

namespace halfmove {

/// The null object of progress callbacks: nobody wants to know how far a long search has come.
struct no_progress {
    constexpr void operator()(const auto&) const noexcept {}
};

}  // namespace halfmove
