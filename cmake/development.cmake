# What our own tests, examples and benchmarks are compiled with. Private: nothing here is installed
# or reaches a user who links halfmove::halfmove.
add_library(halfmove_dev INTERFACE)
target_link_libraries(halfmove_dev INTERFACE halfmove::halfmove)

if(HALFMOVE_SINGLE_HEADER)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(tree ${PROJECT_BINARY_DIR}/single_header)
  execute_process(
    COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/packaging/single_header.py --tree ${tree}
    COMMAND_ERROR_IS_FATAL ANY)
  # Found before the headers it was made of.
  target_include_directories(halfmove_dev INTERFACE ${tree})
endif()

if(MSVC)
  target_compile_options(halfmove_dev INTERFACE /W4 /permissive- /utf-8)
  if(HALFMOVE_WERROR)
    target_compile_options(halfmove_dev INTERFACE /WX)
  endif()
else()
  target_compile_options(
    halfmove_dev
    INTERFACE -Wall
              -Wextra
              -Wpedantic
              -Wconversion
              -Wsign-conversion
              -Wshadow
              -Wold-style-cast
              -Wnon-virtual-dtor
              -Woverloaded-virtual
              -Wcast-align
              -Wunused
              -Wdouble-promotion
              -Wformat=2)
  if(HALFMOVE_WERROR)
    target_compile_options(halfmove_dev INTERFACE -Werror)
  endif()
endif()

# For programs whose speed is the point.
add_library(halfmove_fast INTERFACE)
target_link_libraries(halfmove_fast INTERFACE halfmove_dev)
if(HALFMOVE_NATIVE AND NOT MSVC)
  target_compile_options(halfmove_fast INTERFACE -O3 -march=native)
  # At -O3, GCC 12 takes the room in an empty std::optional for a variable that somebody forgot to set.
  # The tests are compiled with the warning.
  target_compile_options(halfmove_fast INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()
