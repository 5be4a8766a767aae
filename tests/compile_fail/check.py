#!/usr/bin/env python3
"""Compiles one case that must not compile, and checks what the compiler says about it.

A case is a source file whose comments hold
    // expect: <text>      must appear in the compiler's output; at least one, each is checked
    // max-lines: <n>      the output is at most that long; optional
A case named ok_*.cpp is a control: it must compile, without a word from the compiler.

    check.py <case.cpp> <compiler> <flag>...
    check.py --self-test <compiler>
"""

import pathlib
import re
import subprocess
import sys
import tempfile


def problems_of(case, compiler, flags):
    """What is wrong with the case, one sentence each, and the compiler's output."""
    source = case.read_text()
    expected = re.findall(r"^\s*// expect: (.+?)\s*$", source, re.MULTILINE)
    limit = re.search(r"^\s*// max-lines: (\d+)\s*$", source, re.MULTILINE)
    run = subprocess.run(
        [compiler, "-fsyntax-only", *flags, str(case)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
    lines = len(run.stdout.splitlines())

    if case.name.startswith("ok_"):
        return (["the control case must compile"] if run.returncode or lines else []), run.stdout
    problems = []
    if not expected:
        problems.append("the case has no line '// expect: <text>'")
    if run.returncode == 0:
        problems.append("the case must not compile, but it does")
    # The compiler quotes the source, comments included: only other lines count.
    said = "\n".join(line for line in run.stdout.splitlines() if "// expect:" not in line)
    problems += [f"the compiler did not say: {text}" for text in expected if text not in said]
    if limit and lines > int(limit[1]):
        problems.append(f"the compiler printed {lines} lines, more than {limit[1]}")
    return problems, run.stdout


def self_test(compiler):
    """Each way in which a case can be wrong must be noticed."""
    wrong = 'static_assert(false, "write moves(state)");\n'
    cases = [
        # name, source, is the case all right?
        ("good.cpp", "// expect: write moves(state)\n// max-lines: 20\n" + wrong, True),
        ("ok_good.cpp", "int main() {}\n", True),
        ("ok_wrong.cpp", wrong, False),
        ("compiles.cpp", "// expect: anything\nint main() {}\n", False),
        ("silent.cpp", wrong, False),
        ("other_words.cpp", "// expect: write apply(state)\n" + wrong, False),
        ("quoted.cpp", "int x = nothing; // expect: unheard of\n", False),
        ("one_of_two.cpp", "// expect: write moves(state)\n// expect: more\n" + wrong, False),
        ("long.cpp", "// expect: write moves(state)\n// max-lines: 0\n" + wrong, False),
    ]
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, source, right in cases:
            case = pathlib.Path(folder, name)
            case.write_text(source)
            problems, _ = problems_of(case, compiler, ["-std=c++20"])
            if right == bool(problems):
                failures += 1
                print(f"{name}: expected {'no problem' if right else 'a problem'}, got {problems}")
    return failures


def main():
    if sys.argv[1] == "--self-test":
        return 1 if self_test(sys.argv[2]) else 0
    problems, output = problems_of(pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
    print(output, end="")
    for problem in problems:
        print(f"{sys.argv[1]}: {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
