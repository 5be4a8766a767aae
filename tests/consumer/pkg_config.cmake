# Compiles SOURCE with nothing but what pkg-config says, and runs it.
set(ENV{PKG_CONFIG_PATH} ${PREFIX}/share/pkgconfig)
execute_process(COMMAND ${PKG_CONFIG} --exact-version=${VERSION} halfmove
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(
  COMMAND ${PKG_CONFIG} --cflags --libs halfmove
  OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(flags UNIX_COMMAND "${FLAGS} ${flags}")
execute_process(COMMAND ${COMPILER} -std=c++20 ${flags} ${SOURCE} -o ${PROGRAM} COMMAND_ECHO STDOUT
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PROGRAM} COMMAND_ERROR_IS_FATAL ANY)
