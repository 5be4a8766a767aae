#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace halfmove {

namespace detail {

inline void append_part(std::string& text, std::string_view part) { text.append(part); }

template <std::integral Number>
void append_part(std::string& text, Number number) {
    text.append(std::to_string(number));
}

}  // namespace detail

/// Texts and numbers, one after the other. Not `+`: GCC 12 warns of an overlap that is not there in `"text" + string`.
template <class... Parts>
[[nodiscard]] std::string sentence(const Parts&... parts) {
    std::string text;
    (detail::append_part(text, parts), ...);
    return text;
}

}  // namespace halfmove
