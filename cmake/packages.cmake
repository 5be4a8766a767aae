# Packages that our tests, examples and benchmarks use; the library itself uses none.

# halfmove_package(<name> <target> [<git url> <release tag>])
#
# Makes <target> available: from an installed package, or else from the pinned release if a url is
# given, HALFMOVE_FETCH is on and the url answers. The caller asks `if(TARGET <target>)` afterwards.
macro(halfmove_package name target)
  if(NOT TARGET ${target})
    find_package(${name} QUIET)
  endif()
  if(NOT TARGET ${target} AND HALFMOVE_FETCH AND ${ARGC} EQUAL 4)
    halfmove_fetch(${name} ${ARGN})
  endif()
endmacro()

function(halfmove_fetch name url tag)
  find_package(Git QUIET)
  # Ask first: FetchContent would end the configuration if the network is not there.
  if(Git_FOUND AND NOT DEFINED HALFMOVE_${name}_REACHABLE)
    execute_process(
      COMMAND ${CMAKE_COMMAND} -E env GIT_TERMINAL_PROMPT=0 ${GIT_EXECUTABLE} ls-remote --exit-code
              ${url} refs/tags/${tag}
      TIMEOUT 20
      RESULT_VARIABLE status
      OUTPUT_QUIET ERROR_QUIET)
    if(status EQUAL 0)
      set(HALFMOVE_${name}_REACHABLE ON CACHE INTERNAL "")
    endif()
  endif()
  if(NOT HALFMOVE_${name}_REACHABLE)
    return()
  endif()
  message(STATUS "${name}: fetching ${tag}")
  include(FetchContent)
  set(BENCHMARK_ENABLE_TESTING OFF)
  set(BENCHMARK_ENABLE_INSTALL OFF)
  set(DOCTEST_WITH_TESTS OFF)
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW) # so that the three lines above reach their options
  FetchContent_Declare(${name} GIT_REPOSITORY ${url} GIT_TAG ${tag} GIT_SHALLOW ON)
  FetchContent_MakeAvailable(${name})
endfunction()

# halfmove_packages_of(<found> <libraries> <source>...)
#
# Sets <libraries> to the targets of the optional packages whose headers the sources include, and
# <found> to FALSE, with a message, if one of them is not installed.
function(halfmove_packages_of found libraries)
  set(CLI_package CLI11)
  set(CLI_target CLI11::CLI11)
  set(fmt_package fmt)
  set(fmt_target fmt::fmt)
  set(nlohmann_package nlohmann_json)
  set(nlohmann_target nlohmann_json::nlohmann_json)
  set(all TRUE)
  set(targets)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ARGN})
  foreach(folder IN ITEMS CLI fmt nlohmann)
    foreach(source IN LISTS ARGN)
      file(STRINGS ${source} lines REGEX "^#include <${folder}/")
      if(lines)
        list(APPEND targets ${${folder}_target})
        halfmove_package(${${folder}_package} ${${folder}_target})
        if(NOT TARGET ${${folder}_target})
          message(STATUS "Skipped ${source}: it needs ${${folder}_package}, which is not installed")
          set(all FALSE)
        endif()
      endif()
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES targets)
  set(${found} ${all} PARENT_SCOPE)
  set(${libraries} ${targets} PARENT_SCOPE)
endfunction()
