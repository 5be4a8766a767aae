#!/usr/bin/env python3
"""Every relative link in the documentation leads to a file, and to a heading in it where it names one."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def anchors(page):
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page):
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        goal = (page.parent / path).resolve() if path else page
        if not goal.exists():
            yield f"{page.relative_to(ROOT)}: no file {target}"
        elif anchor and goal.suffix == ".md" and anchor not in anchors(goal):
            yield f"{page.relative_to(ROOT)}: no heading {target}"


def main():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    problems = [problem for page in sorted(pages) for problem in broken_links(page)]
    print("\n".join(problems) or f"{len(pages)} pages, all links lead somewhere")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
