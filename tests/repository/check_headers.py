#!/usr/bin/env python3
"""The rules of the house that a compiler does not know.

- A public header includes the standard library, its own layer and the layers above it: nothing else.
- <layer>.hpp brings in every header of its layer, halfmove.hpp every layer, and both hold nothing else.
- Every public header has the test that mirrors it.
- No header is longer than 300 lines.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "include"
LAYERS = ["core", "board", "games", "policy", "search", "mcts", "play", "testing"]
# Streams stay out of the headers; <execution> would make every user link a thread pool.
BANNED = {"iostream", "execution", "bits/stdc++.h"}


def includes(header):
    return re.findall(r'^\s*#\s*include\s*([<"].+?[>"])', header.read_text(), re.MULTILINE)


def reachable(header):
    """The names of all headers of the library that this one brings in."""
    seen, waiting = set(), [header]
    while waiting:
        names = {name[1:-1] for name in includes(waiting.pop()) if name[1:].startswith("halfmove/")}
        waiting += [INCLUDE / name for name in names - seen if (INCLUDE / name).exists()]
        seen |= names
    return seen


def layer_of(name):
    """Of "halfmove/core/game.hpp": "core"; of an umbrella header: None."""
    parts = name.split("/")
    return parts[1] if len(parts) > 2 else None


def check_header(header):
    name = header.relative_to(INCLUDE).as_posix()
    layer = layer_of(name)
    if layer not in LAYERS:
        yield f"is in no layer ({', '.join(LAYERS)})"
        return
    for included in includes(header):
        inner = included[1:-1]
        if inner == "halfmove/version.hpp":
            continue
        elif inner.startswith("halfmove/"):
            other = layer_of(inner)
            if other not in LAYERS or LAYERS.index(other) > LAYERS.index(layer):
                yield f"includes {included}, which is not in its layer or one above"
        elif not re.fullmatch(r"[a-z_0-9]+", inner) or inner in BANNED:
            yield f"includes {included}; only the standard library, and not its streams"
    if not (ROOT / "tests" / layer / f"{header.stem}.cpp").exists():
        yield f"has no test: write tests/{layer}/{header.stem}.cpp"
    if (lines := len(header.read_text().splitlines())) > 300:
        yield f"has {lines} lines; 300 is the most"


def check_umbrella(header, members):
    if not header.exists():
        yield "does not exist"
        return
    for member in sorted(members - reachable(header)):
        yield f"does not bring in <{member}>"
    code = re.sub(r"//.*|#pragma once|#include .*", "", header.read_text()).strip()
    if code:
        yield f"holds more than includes: {code.splitlines()[0]}"


def main():
    problems = []

    def collect(header, found):
        problems.extend(f"{header.relative_to(ROOT).as_posix()}: {problem}" for problem in found)

    umbrellas = {"halfmove/version.hpp"}
    for layer in LAYERS:
        headers = sorted((INCLUDE / "halfmove" / layer).rglob("*.hpp"))
        for header in headers:
            collect(header, check_header(header))
        if headers:
            umbrella = INCLUDE / "halfmove" / f"{layer}.hpp"
            umbrellas.add(f"halfmove/{layer}.hpp")
            members = {header.relative_to(INCLUDE).as_posix() for header in headers}
            collect(umbrella, check_umbrella(umbrella, members))
    everything = INCLUDE / "halfmove" / "halfmove.hpp"
    collect(everything, check_umbrella(everything, umbrellas))
    known = {INCLUDE / name for name in umbrellas} | {everything}
    for header in sorted(set((INCLUDE / "halfmove").glob("*.hpp")) - known):
        collect(header, ["is no layer's umbrella; a header belongs into a layer"])
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
