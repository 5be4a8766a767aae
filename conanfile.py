import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load
from conan.tools.layout import basic_layout

required_conan_version = ">=2.0"


class HalfmoveConan(ConanFile):
    name = "halfmove"
    description = "Game-tree search for any board game, header-only C++20"
    license = "MIT"
    topics = ("game", "search", "alpha-beta", "mcts", "board-game", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = "LICENSE", "include/*"
    no_copy_source = True

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include/halfmove/version.hpp"))
        self.version = re.search(r'version = "(.*?)"', header)[1]

    def layout(self):
        basic_layout(self)

    def validate(self):
        check_min_cppstd(self, 20)

    def package_id(self):
        # Headers only: one package for every compiler and setting.
        self.info.clear()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "include/*.hpp", self.source_folder, self.package_folder)

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "halfmove")
        self.cpp_info.set_property("cmake_target_name", "halfmove::halfmove")
        self.cpp_info.set_property("pkg_config_name", "halfmove")
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
