import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load

required_conan_version = ">=2.0"


class HalfmoveConan(ConanFile):
    name = "halfmove"
    description = "Game-tree search for any board game, header-only C++20"
    license = "MIT"
    topics = ("game", "search", "alpha-beta", "mcts", "board-game", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = "CMakeLists.txt", "LICENSE", "cmake/*", "include/*"
    no_copy_source = True

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include/halfmove/version.hpp"))
        self.version = re.search(r'version = "(.*?)"', header)[1]

    def layout(self):
        cmake_layout(self)

    def package_id(self):
        # Headers only: one package for every compiler and setting.
        self.info.clear()

    def validate(self):
        check_min_cppstd(self, 20)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for part in ("TESTS", "EXAMPLES", "BENCHMARKS"):
            toolchain.cache_variables[f"HALFMOVE_BUILD_{part}"] = False
        toolchain.generate()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        cmake = CMake(self)
        cmake.configure()
        cmake.install()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "halfmove")
        self.cpp_info.set_property("cmake_target_name", "halfmove::halfmove")
        self.cpp_info.set_property("pkg_config_name", "halfmove")
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
