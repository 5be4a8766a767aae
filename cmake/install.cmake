# find_package(halfmove) and pkg-config for an installed copy. A header-only library is the same on
# every architecture, so everything but the headers goes to share/.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(halfmove_cmake_dir ${CMAKE_INSTALL_DATADIR}/cmake/halfmove)

install(TARGETS halfmove EXPORT halfmove-targets FILE_SET HEADERS)
install(
  EXPORT halfmove-targets
  NAMESPACE halfmove::
  DESTINATION ${halfmove_cmake_dir})

configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/halfmove-config.cmake.in ${PROJECT_BINARY_DIR}/halfmove-config.cmake
  INSTALL_DESTINATION ${halfmove_cmake_dir})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/halfmove-config-version.cmake
  COMPATIBILITY SameMinorVersion # until 1.0 a minor release may change the interface
  ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/halfmove-config.cmake
              ${PROJECT_BINARY_DIR}/halfmove-config-version.cmake
        DESTINATION ${halfmove_cmake_dir})

# The prefix is written relative to the file, so that an installed tree can be moved.
file(RELATIVE_PATH halfmove_pc_prefix
     /prefix/${CMAKE_INSTALL_DATADIR}/pkgconfig /prefix)
configure_file(${CMAKE_CURRENT_LIST_DIR}/halfmove.pc.in ${PROJECT_BINARY_DIR}/halfmove.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/halfmove.pc DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/halfmove)
