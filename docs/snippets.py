#!/usr/bin/env python3
"""Keeps the code blocks of the documentation equal to the programs they come from.

A block that follows `<!-- include: path [region] -->` holds the lines between the two `// [region]` marks of that file;
a region that occurs several times is joined with blank lines. Without `[region]`, the whole file.

    docs/snippets.py            writes the blocks
    docs/snippets.py --check    says which are out of date, and fails if any are
"""
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
DIRECTIVE = re.compile(
    r"<!-- include: (?P<path>\S+?)(?: \[(?P<region>[^\]]+)\])? -->\n```(?P<language>\w*)\n(?P<body>.*?)```\n", re.DOTALL
)


def region_of(path, region):
    text = (ROOT / path).read_text()
    if region is None:
        return text
    mark = re.compile(rf"^\s*(?://|#) \[{re.escape(region)}\]\n", re.MULTILINE)
    parts = mark.split(text)
    if len(parts) < 3 or len(parts) % 2 == 0:
        raise SystemExit(f"{path}: region [{region}] must be opened and closed")
    return "\n".join(textwrap.dedent(part) for part in parts[1::2])


def updated(text):
    def block(match):
        code = region_of(match["path"], match["region"])
        return match[0][: match.start("body") - match.start()] + code + "```\n"

    return DIRECTIVE.sub(block, text)


def main():
    check = "--check" in sys.argv[1:]
    stale = []
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        before = page.read_text()
        after = updated(before)
        if after != before:
            stale.append(page)
            if not check:
                page.write_text(after)
    for page in stale:
        print(f"{page.relative_to(ROOT)}: {'out of date; run docs/snippets.py' if check else 'updated'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
