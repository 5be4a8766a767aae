#!/usr/bin/env python3
"""The vcpkg manifest and the overlay port keep the rules of vcpkg's manifest reference, as far as they concern us."""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PORT = ROOT / "packaging" / "vcpkg" / "halfmove"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
FIELDS = {"$schema", "name", "version", "version-semver", "version-date", "version-string", "port-version",
          "description", "homepage", "documentation", "license", "maintainers", "supports", "dependencies",
          "features", "default-features", "builtin-baseline", "overrides"}
DEPENDENCY_FIELDS = {"name", "host", "features", "default-features", "platform", "version>="}
FEATURE_FIELDS = {"description", "dependencies", "supports", "license"}


def check_dependencies(dependencies):
    for dependency in dependencies:
        entry = {"name": dependency} if isinstance(dependency, str) else dependency
        if not NAME.fullmatch(entry.get("name", "")):
            yield f"a dependency needs a name of small letters, digits and hyphens: {dependency}"
        yield from (f"unknown field of a dependency: {field}" for field in entry.keys() - DEPENDENCY_FIELDS)


def check_manifest(manifest):
    yield from (f"unknown field: {field}" for field in manifest.keys() - FIELDS)
    if not NAME.fullmatch(manifest.get("name", "")):
        yield "the name is small letters, digits and hyphens"
    versions = [field for field in manifest if re.fullmatch(r"version(-semver|-date|-string)?", field)]
    if len(versions) != 1:
        yield f"exactly one version field, not {versions}"
    elif versions == ["version"] and not re.fullmatch(r"\d+(\.\d+)*", manifest["version"]):
        yield "a `version` is numbers with dots"
    if not manifest.get("description"):
        yield "no description"
    yield from check_dependencies(manifest.get("dependencies", []))
    for name, feature in manifest.get("features", {}).items():
        if not NAME.fullmatch(name) or name in ("core", "default"):
            yield f"not a name of a feature: {name}"
        if not feature.get("description"):
            yield f"feature {name}: no description"
        yield from (f"feature {name}: unknown field {field}" for field in feature.keys() - FEATURE_FIELDS)
        yield from check_dependencies(feature.get("dependencies", []))


def main():
    problems = []
    for path in (ROOT / "vcpkg.json", PORT / "vcpkg.json"):
        problems += [f"{path.relative_to(ROOT)}: {problem}" for problem in check_manifest(json.loads(path.read_text()))]
    features = json.loads((ROOT / "vcpkg.json").read_text()).get("features", {})
    problems += [f"vcpkg.json: no feature {name}" for name in ("tests", "benchmarks") if name not in features]
    recipe = (PORT / "portfile.cmake").read_text()
    problems += [f"portfile.cmake does not call {call}" for call in
                 ("vcpkg_cmake_configure(", "vcpkg_cmake_install(", "vcpkg_cmake_config_fixup(", "vcpkg_install_copyright(")
                 if call not in recipe]
    if not (PORT / "usage").exists():
        problems.append("the port has no usage file")
    # The one fault that must be found, so that silence means something.
    if len(list(check_manifest({"name": "Half_move", "version": "x", "version-date": "y", "extra": 1}))) != 4:
        problems.append("check_manifest overlooks a wrong manifest")
    print("\n".join(problems) or "manifest and port keep the rules")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
