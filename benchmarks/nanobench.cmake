# Provides nanobench::nanobench: an installed package, or the folder of a nanobench.h, or the pinned
# release. Another source of the header only has to set HALFMOVE_NANOBENCH_DIR before this file.
set(HALFMOVE_NANOBENCH_DIR "" CACHE PATH "Folder that holds nanobench.h")

if(HALFMOVE_NANOBENCH_DIR)
  if(NOT EXISTS ${HALFMOVE_NANOBENCH_DIR}/nanobench.h)
    message(FATAL_ERROR "No nanobench.h in HALFMOVE_NANOBENCH_DIR (${HALFMOVE_NANOBENCH_DIR})")
  endif()
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/nanobench.cpp
       CONTENT "#define ANKERL_NANOBENCH_IMPLEMENT\n#include <nanobench.h>\n")
  add_library(nanobench STATIC ${CMAKE_CURRENT_BINARY_DIR}/nanobench.cpp)
  add_library(nanobench::nanobench ALIAS nanobench)
  target_compile_features(nanobench PUBLIC cxx_std_20)
  target_include_directories(nanobench SYSTEM PUBLIC ${HALFMOVE_NANOBENCH_DIR})
else()
  halfmove_package(
    nanobench nanobench::nanobench https://github.com/martinus/nanobench.git v4.3.11)
endif()
