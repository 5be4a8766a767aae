#pragma once

#include <string_view>

namespace halfmove {

// Semantic versioning; the build files repeat these numbers and a test keeps them equal.
inline constexpr int version_major = 0;
inline constexpr int version_minor = 1;
inline constexpr int version_patch = 0;
inline constexpr std::string_view version = "0.1.0";

}  // namespace halfmove
