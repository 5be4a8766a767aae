#!/usr/bin/env bash
# Compiles tests for another platform and runs them there, under emulation where that is needed; far too slow for
# every change. docs/portability.md has the results.
#
#   tests/portability.sh [<platform>...]       s390x (64 bits, big-endian), i686 (32 bits), mingw, wasm
set -uo pipefail
cd "$(dirname "$0")/.." || exit

tests=(tests/main.cpp tests/core/*.cpp tests/board/*.cpp tests/search/*.cpp tests/games/{connect_four,notation,tic_tac_toe}.cpp
    tests/policy/{bucket_layout,bucket_table,proof_entry,transposition_table}.cpp tests/agreement/{signature,nim}.cpp)

# The names of the packages are Debian's.
choose() {
    case $1 in
    s390x) packages="g++-s390x-linux-gnu qemu-user" compiler="s390x-linux-gnu-g++ -static" emulator=qemu-s390x ;;
    i686) packages=g++-i686-linux-gnu compiler="i686-linux-gnu-g++ -static" emulator= ;;
    mingw) packages=g++-mingw-w64-x86-64 compiler="x86_64-w64-mingw32-g++-posix -static -Wa,-mbig-obj" emulator=true ;;
    wasm)
        # No exceptions, which doctest needs, and no threads: a user's program with all layers but play/.
        packages="clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32"
        compiler="clang++-19 --target=wasm32-wasi -fno-exceptions" emulator="node --no-warnings tests/wasi.mjs"
        compiler+=" -include halfmove/version.hpp"
        for layer in core board games policy search mcts testing; do compiler+=" -include halfmove/$layer.hpp"; done
        mkdir -p build/portability
        grep -v halfmove/halfmove.hpp tests/consumer/main.cpp >build/portability/wasm.cpp
        tests=(build/portability/wasm.cpp)
        ;;
    *) echo "no platform $1" >&2; exit 1 ;;
    esac
}

try() {
    local platform=$1 folder=build/portability/$1
    choose "$platform"
    command -v "${compiler%% *}" >/dev/null || { echo "$platform: apt-get install $packages" >&2; return 1; }
    rm -rf "$folder" && mkdir -p "$folder/doctest" && cp /usr/include/doctest/doctest.h "$folder/doctest/"
    # shellcheck disable=SC2016
    printf '%s\n' "${tests[@]}" | xargs -P "$(nproc)" -I '{}' bash -c \
        'object=$2/$(tr / _ <<<"$1").o; $3 -std=c++20 -O1 -DDOCTEST_CONFIG_SUPER_FAST_ASSERTS -I"$2" -Iinclude -Iexamples -Itests -c "$1" -o "$object"' \
        _ '{}' "$folder" "$compiler" &&
        $compiler "$folder"/*.o -o "$folder/program.exe" &&
        $emulator "$folder/program.exe" &&
        echo "$platform: passed, with $(${compiler%% *} --version | head -n 1)"
}

[ $# -gt 0 ] || set -- s390x i686 mingw wasm
failed=0
for platform in "$@"; do
    (try "$platform") || { echo "$platform: FAILED"; failed=1; }
done
exit $failed
