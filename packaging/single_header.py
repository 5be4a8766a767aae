#!/usr/bin/env python3
"""Writes all public headers into one, for a project without a build system or an online compiler.

    single_header.py <output.hpp>
    single_header.py --tree <folder>    the same file as <folder>/halfmove/halfmove.hpp, and every other public
                                        header beside it as a file that includes it: our tests compile against this
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = ROOT / "include"
OWN = re.compile(r'^#include "(halfmove/.+)"$')
STANDARD = re.compile(r"^#include (<.+>)$")


def unfold(name, seen, standard, lines):
    """Appends the header, after what it includes, to `lines`; each header once."""
    if name in seen:
        return
    seen.add(name)
    body = []
    for line in (INCLUDE / name).read_text().splitlines():
        if own := OWN.match(line):
            unfold(own[1], seen, standard, lines)
        elif found := STANDARD.match(line):
            standard.add(found[1])
        elif line.lstrip().startswith("#include"):
            sys.exit(f"{name}: neither a header of the library nor a standard one: {line}")
        elif line != "#pragma once":
            body.append(line)
    if text := "\n".join(body).strip():
        lines += [f"// {name}", *text.splitlines(), ""]


def single_header():
    seen, standard, lines = set(), set(), []
    unfold("halfmove/halfmove.hpp", seen, standard, lines)
    version = re.search(r'version = "(.*?)"', (INCLUDE / "halfmove/version.hpp").read_text())[1]
    includes = [f"#include {name}" for name in sorted(standard)]
    code = "\n".join(["#pragma once", "", *includes, "", *lines])
    licence = (ROOT / "LICENSE").read_text().strip().splitlines()
    banner = [
        f"halfmove {version}: game-tree search for any board game, header-only C++20",
        f"All {len(seen)} headers in one: {len(code.splitlines())} lines, {len(code.encode()) // 1024} KB. Generated; do not edit.",
        "", *licence]
    return "\n".join(f"// {line}".rstrip() for line in banner) + "\n" + code


def write_tree(folder):
    for header in INCLUDE.rglob("*.hpp"):
        forward = folder / header.relative_to(INCLUDE)
        forward.parent.mkdir(parents=True, exist_ok=True)
        forward.write_text('#pragma once\n#include "halfmove/halfmove.hpp"\n')
    (folder / "halfmove" / "halfmove.hpp").write_text(single_header())


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--tree":
        write_tree(pathlib.Path(sys.argv[2]))
    elif len(sys.argv) == 2 and not sys.argv[1].startswith("-"):
        pathlib.Path(sys.argv[1]).write_text(single_header())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
