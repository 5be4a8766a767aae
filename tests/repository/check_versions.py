#!/usr/bin/env python3
"""The version number is written in several files; they must agree."""

import importlib.util
import json
import pathlib
import re
import sys
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]


def first(pattern, path):
    match = re.search(pattern, (ROOT / path).read_text(), re.DOTALL)
    return match[1] if match else "not found"


def conan_version():
    """What the recipe's set_version() says; Conan itself need not be installed."""
    names = ("conan", "conan.tools", "conan.tools.build", "conan.tools.files", "conan.tools.layout")
    stubs = {name: mock.MagicMock() for name in names}
    stubs["conan"].ConanFile = object
    stubs["conan.tools.files"].load = lambda _, path: pathlib.Path(path).read_text()
    with mock.patch.dict(sys.modules, stubs), mock.patch("sys.dont_write_bytecode", True):
        spec = importlib.util.spec_from_file_location("conanfile", ROOT / "conanfile.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        recipe = module.HalfmoveConan()
        recipe.recipe_folder = str(ROOT)
        recipe.set_version()
    return recipe.version


header = "include/halfmove/version.hpp"
versions = {
    "CMakeLists.txt": first(r"project\(.*?VERSION (\S+)", "CMakeLists.txt"),
    header + " (text)": first(r'version = "(.*?)"', header),
    header + " (numbers)": ".".join(
        first(rf"version_{part} = (\d+);", header) for part in ("major", "minor", "patch")),
    "vcpkg.json": json.loads((ROOT / "vcpkg.json").read_text())["version"],
    "packaging/vcpkg/halfmove/vcpkg.json": json.loads((ROOT / "packaging/vcpkg/halfmove/vcpkg.json").read_text())["version"],
    "conanfile.py": conan_version(),
}
for where, version in versions.items():
    print(f"{version:12} {where}")
if len(set(versions.values())) != 1:
    sys.exit("the version numbers differ")
