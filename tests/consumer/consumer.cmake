add_executable(consumer ${CMAKE_CURRENT_LIST_DIR}/main.cpp)
target_link_libraries(consumer PRIVATE halfmove::halfmove)

# The language level and the include folder are all that may reach a user.
foreach(property IN ITEMS COMPILE_OPTIONS COMPILE_DEFINITIONS LINK_LIBRARIES LINK_OPTIONS)
  get_target_property(leaked halfmove::halfmove INTERFACE_${property})
  if(leaked)
    message(FATAL_ERROR "halfmove::halfmove leaks ${property}: ${leaked}")
  endif()
endforeach()
