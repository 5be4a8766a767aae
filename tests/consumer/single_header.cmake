# Generates the single header into an empty folder, compiles SOURCE with that folder alone, and runs it.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/halfmove)
execute_process(COMMAND ${PYTHON} ${SCRIPT} ${FOLDER}/halfmove/halfmove.hpp COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
execute_process(
  COMMAND ${COMPILER} -std=c++20 -Wall -Wextra -Werror ${flags} -I${FOLDER} ${SOURCE} -o ${FOLDER}/consumer
          COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${FOLDER}/consumer COMMAND_ERROR_IS_FATAL ANY)
